import { isDeepStrictEqual } from 'node:util'
import { asksNothing, type Coupon } from '#shop/coupon/coupon.ts'
import { pantryOf } from '#shop/food/component.ts'
import type { Ingredient, Recipe } from '#shop/food/recipe.ts'
import { recipeOf } from '#shop/food/written-recipe.ts'
import type { ItemType, Meal } from '#shop/meal.ts'
import { plansOf } from '#shop/plan-rules.ts'
import type { Areas } from '#shop/shop-data/areas.ts'
import type { ClosedDays } from '#shop/shop-data/closed-days.ts'
import type { DayLimit } from '#shop/shop-data/day-limits.ts'
import type { DeliveryTerms } from '#shop/shop-data/delivery-terms.ts'
import type { Mark } from '#shop/shop-data/mark.ts'
import { usualVatRates, type VatRates } from '#shop/shop-data/vat-rates.ts'
import type { ShopDataName } from '../catalogue/shop-data.ts'
import type { CatalogueRows } from '../db/catalogue.ts'
import { dishOf, mealOf } from './dish-rows.ts'
import { type ShopFolder, saidNames } from './layout.ts'
import { allWeekdays } from './schemas/shop.ts'
import { spotFile, spotRows } from './spot-rows.ts'

/** From which most plans are made; kept, so that an export writes rules and not a hundred plans. */
type PlanRules = Pick<ShopFolder['plans'], 'singleOrder' | 'weekly'>

/** All rows of the database that a folder stands for. */
export type ShopRows = {
  readonly catalogue: Omit<CatalogueRows, 'version'>
  readonly ingredients: readonly Ingredient[]
  /** By the meal's id. */
  readonly recipes: ReadonlyMap<string, Recipe>
  readonly coupons: readonly Coupon[]
  /** null: the database remembers none. */
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

/** The folder that a shop's rows would be written from. */
export function folderOf(rows: ShopRows): ShopFolder {
  const {
    meals,
    spots,
    paymentTypes,
    timePeriods,
    kitchenLimit,
    codes,
    shopData = {},
  } = rows.catalogue
  const pantry = pantryOf(rows.ingredients)
  const said = shopData as Readonly<Partial<Record<ShopDataName, unknown>>> & {
    readonly logo?: Mark
    readonly icon?: Mark
    readonly vat?: VatRates
    readonly delivery?: DeliveryTerms
    readonly closed?: ClosedDays
    readonly dayLimits?: DayLimit[]
    readonly areas?: Areas
    readonly bestSellers?: NonNullable<ShopFolder['shop']['bestSellers']>
    readonly menuWeeks?: ShopFolder['weeks']
  }
  const vat: VatRates = said.vat ?? usualVat(meals)
  const dishes = meals.flatMap(meal => {
    const recipe = rows.recipes.get(meal.id)
    return recipe ? [[meal.slug, dishOf(meal, recipe, pantry, vat[meal.type])] as const] : []
  })
  const payments = new Map(
    paymentTypes.map(({ code, provider, name, description }) => [
      code,
      { code, provider, name, description },
    ]),
  )
  return {
    shop: {
      vat,
      ...(said.delivery && { delivery: said.delivery }),
      ...(said.closed && { closed: closedFile(said.closed) }),
      ...(said.dayLimits && { dayLimits: said.dayLimits }),
      ...(said.bestSellers && { bestSellers: said.bestSellers }),
      windows: [...timePeriods],
      kitchen: kitchenLimit,
      menu: dishes.map(([slug]) => slug),
    },
    codes: {
      categories: [...codes.categories],
      allergens: [...codes.allergens],
      diets: [...codes.diets],
      ingredients: [...codes.ingredients],
      portions: codes.portions as ShopFolder['codes']['portions'],
    },
    plans: plansFile(rows),
    places: {
      payments: [...payments.values()],
      ...(said.areas && { areas: [...said.areas] }),
      places: spots.flatMap(spot =>
        spot.kind === 'company'
          ? []
          : [
              {
                ...spotFile(spot, paymentTypes),
                kind: spot.kind,
                ...(spot.address && { address: spot.address }),
                ...(spot.hours && { hours: spot.hours }),
                ...(spot.directions && { directions: spot.directions }),
              },
            ],
      ),
    },
    companies: spots.flatMap(spot => {
      const { company, address } = spot
      if (!company || !address) return []
      const { timePeriodIds, emailDomains, ...own } = company
      return [
        {
          ...spotFile(spot, paymentTypes),
          address,
          ...own,
          emailDomains: [...emailDomains],
          windows: [...timePeriodIds],
        },
      ]
    }),
    coupons: rows.coupons.map(({ customerId: _, spotIds, campaign, ...coupon }) => ({
      ...coupon,
      ...(campaign !== coupon.id && { campaign }),
      planTypes: [...coupon.planTypes],
      places: [...spotIds],
    })),
    ingredients: rows.ingredients.map(ingredientFile),
    weeks: weeksFile(said.menuWeeks ?? { templates: [], calendar: [] }),
    dishes: new Map(dishes),
    marks: { ...(said.logo && { logo: said.logo }), ...(said.icon && { icon: said.icon }) },
    said: Object.fromEntries(saidNames.flatMap(name => (name in said ? [[name, said[name]]] : []))),
  }
}

/** Of a component only what its file says; the rest is kept in its row for whoever asks the row. */
export function ingredientFile({ id, name, storage, recipe, ...row }: Ingredient) {
  const own = { id, name, ...(storage && { storage }) }
  const written = recipe
    ? { ...own, allergens: [], traces: [], ...groupOf(row.group), recipe: heaviestFirst(recipe) }
    : { ...own, ...row }
  return written as unknown as ShopFolder['ingredients'][number]
}

/** The database keeps no order of it. */
function heaviestFirst(recipe: Readonly<Record<string, number>>) {
  const rows = Object.entries(recipe)
  return Object.fromEntries(
    rows.sort(([one, own], [other, its]) => its - own || (one < other ? -1 : 1)),
  )
}

function groupOf(group: string) {
  return group === 'component' ? {} : { group }
}

/** First those of `menu`, then the others by name. */
function inMenuOrder({ shop, dishes }: ShopFolder) {
  const place = new Map(shop.menu.map((slug, at) => [slug, at]))
  return [...dishes].sort(
    ([one], [other]) =>
      (place.get(one) ?? place.size) - (place.get(other) ?? place.size) || (one < other ? -1 : 1),
  )
}

/** The rules, and the plans that they do not make; all of them, where somebody changed the rows. */
function plansFile({ catalogue: { plans }, planRules }: ShopRows): ShopFolder['plans'] {
  const ruled = planRules ? plansOf(planRules) : []
  const holds = ruled.every((plan, at) => isDeepStrictEqual(bare(plan), bare(plans[at])))
  const own = holds ? plans.slice(ruled.length) : plans
  return {
    ...(holds ? planRules : {}),
    plans: own.map(({ dietCode, prices, ...plan }) => ({ ...plan, diet: dietCode, ...prices })),
  }
}

function bare(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}

/** Each kind of dish has the rate that most of them have. */
function usualVat(meals: readonly Meal[]): VatRates {
  const of = (type: ItemType) => {
    const counts = new Map<number, number>()
    for (const meal of meals.filter(meal => meal.type === type))
      counts.set(meal.vatRate, (counts.get(meal.vatRate) ?? 0) + 1)
    return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? usualVatRates[type]
  }
  return { 'main-meal': of('main-meal'), snack: of('snack'), extras: of('extras') }
}

function shopDataOf({
  shop: { vat, delivery, closed, dayLimits, bestSellers },
  places,
  said,
  marks,
  weeks,
}: ShopFolder) {
  return {
    ...said,
    ...marks,
    vat,
    ...(delivery && { delivery }),
    ...(dayLimits && dayLimits.length > 0 && { dayLimits }),
    ...(bestSellers && { bestSellers }),
    ...(places.areas && { areas: places.areas }),
    ...(weeks.templates.length + weeks.calendar.length > 0 && { menuWeeks: weeks }),
    ...(closed && {
      closed: {
        ...closed,
        weekdays: closed.weekdays.map(day => allWeekdays.indexOf(day) + 1).sort(),
      },
    }),
  }
}

type Weeks = ShopFolder['weeks']

/** The database keeps no order of the dishes that a template names. */
function weeksFile({ templates, calendar }: Weeks): Weeks {
  const inOrder = (dishes: Weeks['templates'][number]['dishes']) =>
    Object.fromEntries(Object.entries(dishes).sort(([one], [other]) => (one < other ? -1 : 1)))
  return {
    templates: templates.map(({ dishes, ...own }) => ({ ...own, dishes: inOrder(dishes) })),
    calendar: calendar.toSorted((one, other) => (one.week < other.week ? -1 : 1)),
  }
}

function closedFile({ weekdays, days }: ClosedDays): NonNullable<ShopFolder['shop']['closed']> {
  return { days, weekdays: weekdays.flatMap(day => allWeekdays[day - 1] ?? []) }
}
