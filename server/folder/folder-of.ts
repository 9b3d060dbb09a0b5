import { isDeepStrictEqual } from 'node:util'
import type { Coupon } from '#shop/coupon/coupon.ts'
import type { DoorTerms } from '#shop/door-payment.ts'
import { pantryOf } from '#shop/food/component.ts'
import type { Ingredient, Pantry, Recipe } from '#shop/food/recipe.ts'
import type { ItemType, Meal } from '#shop/meal.ts'
import type { Plan } from '#shop/plan/plan.ts'
import { plansOf } from '#shop/plan/plan-rules.ts'
import { namesOfWeekdays } from '#shop/schedule/weekday.ts'
import type { ClosedDays } from '#shop/shop-data/closed-days.ts'
import type { CutOffs } from '#shop/shop-data/cut-offs.ts'
import type { DayLimit } from '#shop/shop-data/day-limits.ts'
import type { DeliveryTerms } from '#shop/shop-data/delivery-terms.ts'
import type { Mark } from '#shop/shop-data/mark.ts'
import { usualVatRates, type VatRates } from '#shop/shop-data/vat-rates.ts'
import type { ShopDataName } from '../catalogue/shop-data.ts'
import { dishOf } from './dish-rows.ts'
import { type ShopFolder, textFileNames } from './layout.ts'
import type { PlanRules, ShopRows } from './rows.ts'
import { spotFile } from './spot-rows.ts'

type Rows = ShopRows['catalogue']

/** The inverse of `rowsOf`; each file of a folder has its part here, however many they are. */
export function folderOf(rows: ShopRows): ShopFolder {
  const { catalogue, ingredients, recipes, coupons, planRules } = rows
  const dishes = dishesIn(catalogue, recipes, pantryOf(ingredients))
  const { logo, icon } = shopDataIn(catalogue)
  return {
    shop: { ...shopFile(catalogue), menu: [...dishes.keys()] },
    codes: codesFile(catalogue),
    plans: plansFile(catalogue.plans, planRules),
    places: placesFile(catalogue),
    areas: areasFile(catalogue),
    streets: [...(shopDataIn(catalogue).streets ?? [])],
    companies: companiesFile(catalogue),
    coupons: coupons.map(couponFile),
    ingredients: ingredients.map(ingredientFile),
    weeks: weeksFile(catalogue),
    dishes,
    marks: { ...(logo && { logo }), ...(icon && { icon }) },
    said: saidIn(catalogue),
  }
}

/** By slug. A meal from an older version has no recipe and is no dish. */
export function dishesIn(
  rows: Pick<Rows, 'meals' | 'shopData'>,
  recipes: ReadonlyMap<string, Recipe>,
  pantry: Pantry,
): ShopFolder['dishes'] {
  const vat = vatOf(rows)
  return new Map(
    rows.meals.flatMap(meal => {
      const recipe = recipes.get(meal.id)
      return recipe ? [[meal.slug, dishOf(meal, recipe, pantry, vat[meal.type])] as const] : []
    }),
  )
}

/** Without the menu's order, which depends on the dishes. */
export function shopFile(rows: Rows): Omit<ShopFolder['shop'], 'menu'> {
  const {
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
  } = shopDataIn(rows)
  return {
    vat: vatOf(rows),
    ...(delivery && { delivery }),
    ...(cutOffs && { cutOffs }),
    ...(region && { region }),
    ...(gift && { gift }),
    ...(closed && { closed: closedFile(closed) }),
    ...(dayLimits && { dayLimits }),
    ...(bestSellers && { bestSellers }),
    ...(languages && { languages }),
    ...(asksAfterMeals && { asksAfterMeals }),
    ...(asksPin && { asksPin }),
    windows: [...rows.timePeriods],
    kitchen: rows.kitchenLimit,
  }
}

function codesFile({ codes }: Rows): ShopFolder['codes'] {
  return {
    categories: [...codes.categories],
    allergens: [...codes.allergens],
    diets: [...codes.diets],
    ingredients: [...codes.ingredients],
    portions: codes.portions as ShopFolder['codes']['portions'],
  }
}

/** The rules, and the plans that they do not make: all of them where somebody changed the rows, none that is retired. */
export function plansFile(all: readonly Plan[], planRules: PlanRules | null): ShopFolder['plans'] {
  const plans = all.filter(({ retired }) => !retired)
  const ruled = planRules ? plansOf(planRules) : []
  const holds = ruled.every((plan, at) => isDeepStrictEqual(bare(plan), bare(plans[at])))
  const weekly = holds ? plans.slice(ruled.length) : plans
  return {
    ...(holds ? planRules : {}),
    plans: weekly.map(({ dietCode, prices, ...plan }) => ({ ...plan, diet: dietCode, ...prices })),
  }
}

function bare(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}

function doorFile({ areas, ...terms }: DoorTerms) {
  return { ...terms, ...(areas && { areas: [...areas] }) }
}

export function placesFile(rows: Rows): ShopFolder['places'] {
  const { spots, paymentTypes } = rows
  const payments = new Map(
    paymentTypes.map(({ code, provider, name, description, door, bank }) => [
      code,
      {
        code,
        provider,
        name,
        description,
        ...(door && { door: doorFile(door) }),
        ...(bank && { bank }),
      },
    ]),
  )
  return {
    payments: [...payments.values()],
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
  }
}

export function areasFile(rows: Rows): ShopFolder['areas'] {
  return [...(shopDataIn(rows).deliveryAreas ?? [])]
}

function companiesFile({ spots, paymentTypes }: Rows): ShopFolder['companies'] {
  return spots.flatMap(spot => {
    const { company, address } = spot
    if (!company || !address) return []
    const { timePeriodIds, emailDomains, ...fields } = company
    return [
      {
        ...spotFile(spot, paymentTypes),
        address,
        ...fields,
        emailDomains: [...emailDomains],
        windows: [...timePeriodIds],
      },
    ]
  })
}

export function couponFile({
  customerId: _,
  spotIds,
  campaign,
  ...coupon
}: Coupon): ShopFolder['coupons'][number] {
  return {
    ...coupon,
    ...(campaign !== coupon.id && { campaign }),
    planTypes: [...coupon.planTypes],
    places: [...spotIds],
  }
}

/** A component's file has fewer fields; its row keeps the computed ones, too. */
export function ingredientFile({ id, name, storage, recipe, ...row }: Ingredient) {
  const fields = { id, name, ...(storage && { storage }) }
  const written = recipe
    ? { ...fields, allergens: [], traces: [], ...groupOf(row.group), recipe: heaviestFirst(recipe) }
    : { ...fields, ...row }
  return written as unknown as ShopFolder['ingredients'][number]
}

/** The database keeps no order. */
function heaviestFirst(recipe: Readonly<Record<string, number>>) {
  const rows = Object.entries(recipe)
  return Object.fromEntries(
    rows.sort(([one, own], [other, its]) => its - own || (one < other ? -1 : 1)),
  )
}

function groupOf(group: string) {
  return group === 'component' ? {} : { group }
}

export function weeksFile(rows: Rows): ShopFolder['weeks'] {
  const { templates, calendar } = shopDataIn(rows).menuWeeks ?? { templates: [], calendar: [] }
  const inOrder = (dishes: (typeof templates)[number]['dishes']) =>
    Object.fromEntries(Object.entries(dishes).sort(([one], [other]) => (one < other ? -1 : 1)))
  return {
    templates: templates.map(({ dishes, ...fields }) => ({ ...fields, dishes: inOrder(dishes) })),
    calendar: calendar.toSorted((one, other) => (one.week < other.week ? -1 : 1)),
  }
}

export function saidIn({ shopData = {} }: Rows): ShopFolder['said'] {
  return Object.fromEntries(
    textFileNames.flatMap(name => (name in shopData ? [[name, shopData[name]]] : [])),
  )
}

function closedFile({
  weekdays,
  ...closed
}: ClosedDays): NonNullable<ShopFolder['shop']['closed']> {
  return { ...closed, weekdays: namesOfWeekdays(weekdays) }
}

/** Without rates of its own, each kind of dish has the commonest one. */
function vatOf(rows: Pick<Rows, 'meals' | 'shopData'>): VatRates {
  return shopDataIn(rows).vat ?? usualVat(rows.meals)
}

function usualVat(meals: readonly Meal[]): VatRates {
  const of = (type: ItemType) => {
    const counts = new Map<number, number>()
    for (const meal of meals.filter(meal => meal.type === type))
      counts.set(meal.vatRate, (counts.get(meal.vatRate) ?? 0) + 1)
    return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? usualVatRates[type]
  }
  return { 'main-meal': of('main-meal'), snack: of('snack'), extras: of('extras') }
}

type OwnShopData = Readonly<Partial<Record<ShopDataName, unknown>>> & {
  readonly logo?: Mark
  readonly icon?: Mark
  readonly vat?: VatRates
  readonly delivery?: DeliveryTerms
  readonly cutOffs?: CutOffs
  readonly region?: ShopFolder['shop']['region']
  readonly gift?: number
  readonly closed?: ClosedDays
  readonly dayLimits?: DayLimit[]
  readonly deliveryAreas?: ShopFolder['areas']
  readonly streets?: ShopFolder['streets']
  readonly languages?: NonNullable<ShopFolder['shop']['languages']>
  readonly asksAfterMeals?: boolean
  readonly asksPin?: boolean
  readonly bestSellers?: NonNullable<ShopFolder['shop']['bestSellers']>
  readonly menuWeeks?: ShopFolder['weeks']
}

function shopDataIn({ shopData = {} }: Pick<Rows, 'shopData'>): OwnShopData {
  return shopData
}
