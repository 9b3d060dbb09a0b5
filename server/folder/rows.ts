import type { Coupon } from '#shop/coupon/coupon.ts'
import { asksNothing } from '#shop/coupon/gift.ts'
import { pantryOf } from '#shop/food/component.ts'
import { recipeOf } from '#shop/food/dish-file.ts'
import type { Ingredient, Recipe } from '#shop/food/recipe.ts'
import { plansOf } from '#shop/plan/plan-rules.ts'
import { weekdayNames } from '#shop/schedule/weekday.ts'
import type { CatalogueRows } from '../db/meal/catalogue.ts'
import { mealOf } from './dish-rows.ts'
import type { ShopFolder } from './layout.ts'
import { spotRows } from './spot-rows.ts'

/** Rules that make most plans; kept, so that an export writes them and not a hundred plans. */
export type PlanRules = Pick<ShopFolder['plans'], 'singleOrder' | 'weekly'>

export type ShopRows = {
  readonly catalogue: Omit<CatalogueRows, 'version'>
  readonly ingredients: readonly Ingredient[]
  readonly recipes: ReadonlyMap<string, Recipe>
  readonly coupons: readonly Coupon[]
  readonly planRules: PlanRules | null
}

export function rowsOf(shop: ShopFolder): ShopRows {
  const pantry = pantryOf(shop.ingredients as readonly Ingredient[])
  const dishes = inMenuOrder(shop)
  const { plans: ownPlans, ...planRules } = shop.plans
  return {
    catalogue: {
      meals: dishes.map(([slug, dish]) => mealOf(slug, dish, pantry, shop.shop.vat[dish.type])),
      plans: [
        ...plansOf(planRules),
        ...ownPlans.map(({ diet, mainMeal, snack, ...plan }) => ({
          ...plan,
          dietCode: diet,
          prices: { mainMeal, snack },
        })),
      ],
      ...spotRows(shop),
      timePeriods: shop.shop.windows,
      kitchenLimit: shop.shop.kitchen,
      codes: shop.codes,
      shopData: shopDataOf(shop),
    },
    ingredients: [...pantry.values()],
    recipes: new Map(dishes.map(([slug, dish]) => [dish.id ?? slug, recipeOf(dish)])),
    coupons: shop.coupons.map(({ places, campaign, ...coupon }) => ({
      ...asksNothing,
      ...coupon,
      campaign: campaign ?? coupon.id,
      spotIds: places,
    })),
    planRules,
  }
}

/** First those of `menu`, then the others by name. */
function inMenuOrder({ shop, dishes }: ShopFolder) {
  const place = new Map(shop.menu.map((slug, at) => [slug, at]))
  return [...dishes].sort(
    ([one], [other]) =>
      (place.get(one) ?? place.size) - (place.get(other) ?? place.size) || (one < other ? -1 : 1),
  )
}

function shopDataOf({
  shop: {
    vat,
    delivery,
    cutOffs,
    region,
    gift,
    closed,
    dayLimits,
    bestSellers,
    languages,
    asksAfterMeals,
    asksPin,
  },
  areas,
  streets,
  said,
  marks,
  weeks,
  coupons,
}: ShopFolder) {
  const firstOrder = firstOrderOff(coupons)
  return {
    ...said,
    ...marks,
    vat,
    ...(delivery && { delivery }),
    ...(cutOffs && { cutOffs }),
    ...(region && { region }),
    ...(gift && { gift }),
    ...(firstOrder > 0 && { firstOrder }),
    ...(dayLimits && dayLimits.length > 0 && { dayLimits }),
    ...(bestSellers && { bestSellers }),
    ...(languages && { languages }),
    ...(asksAfterMeals && { asksAfterMeals }),
    ...(asksPin && { asksPin }),
    ...(areas.length > 0 && { deliveryAreas: areas }),
    ...(streets.length > 0 && { streets }),
    ...(weeks.templates.length + weeks.calendar.length > 0 && { menuWeeks: weeks }),
    ...(closed && {
      closed: {
        ...closed,
        weekdays: closed.weekdays.map(day => weekdayNames.indexOf(day) + 1).sort(),
      },
    }),
  }
}

/** The percent that a coupon which is offered to all takes off a first order; 0: none does. */
function firstOrderOff(coupons: ShopFolder['coupons']): number {
  const percents = coupons.flatMap(({ firstOrder, offered, benefit }) =>
    firstOrder && offered && 'percent' in benefit ? [benefit.percent] : [],
  )
  return Math.max(0, ...percents)
}
