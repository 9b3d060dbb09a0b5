import { readFileSync } from 'node:fs'
import { allergensOfAll } from '#shop/allergens.ts'
import type { Catalogue } from '#shop/catalogue.ts'
import { dietsOf } from '#shop/claims.ts'
import { onAccount } from '#shop/company.ts'
import { asksNothing, type Coupon } from '#shop/coupon.ts'
import { foodInfo } from '#shop/food-info.ts'
import type { KitchenLimit } from '#shop/kitchen.ts'
import type { Text } from '#shop/language.ts'
import {
  type Code,
  type ItemType,
  type Meal,
  type MealBuild,
  type PortionCode,
  portionCodes,
} from '#shop/meal.ts'
import type { Cents } from '#shop/money.ts'
import type { DietCode, Plan } from '#shop/plan.ts'
import {
  type Ingredient,
  ingredientList,
  type Pantry,
  type Recipe,
  type RecipeItem,
  weightOf,
} from '#shop/recipe.ts'
import type { TimePeriod } from '#shop/schedule.ts'
import type { Spot, SpotPaymentType } from '#shop/spot.ts'
import { demoFolder } from '../folders.ts'
import { demoPlans, type PlanRule } from './plans.ts'

type DemoCatalogue = {
  meals: Meal[]
  plans: Plan[]
  spots: Spot[]
  paymentTypes: SpotPaymentType[]
  timePeriods: TimePeriod[]
  kitchenLimit: KitchenLimit
  codes: Catalogue['codes']
}

/** Percent, the rate of delivered food. */
const vatRate = 13

/** The shop that a new installation opens with, read from demo/. */
export function demoCatalogue(): DemoCatalogue {
  const shop = demoFile<ShopFile>('shop')
  const meals = demoMeals(shop)
  const singles = shop.singleOrder.goals.map(goal => singleOrderPlan(shop, goal, meals))
  return {
    meals,
    plans: [...singles, ...singles.flatMap(single => demoPlans(shop.plans, single))],
    spots: shop.spots.map(({ payments: _codes, ...spot }) => spot),
    paymentTypes: shop.spots.flatMap(spot =>
      paymentsAt(spot, shop.payments).map(payment => ({
        id: `${spot.id}-${payment.code}`,
        spotId: spot.id,
        ...payment,
      })),
    ),
    timePeriods: shop.timePeriods,
    kitchenLimit: shop.kitchen,
    codes: {
      categories: codeList('categories'),
      allergens: codeList('allergens'),
      diets: codeList('diet-tags'),
      ingredients: codeList('main-ingredients'),
      portions: codeList('portions'),
    },
  }
}

/** The payment types that a spot names; by default all but a company's account. */
function paymentsAt({ payments: codes }: SpotRow, payments: readonly PaymentRow[]): PaymentRow[] {
  return payments.filter(({ code }) => codes?.includes(code) ?? code !== onAccount)
}

export function demoCoupons(): Coupon[] {
  return demoFile<ShopFile>('shop').coupons.map(coupon => ({ ...asksNothing, ...coupon }))
}

function demoFile<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(`${name}.json`, demoFolder), 'utf8'))
}

function demoMeals(shop: ShopFile): Meal[] {
  const pantry = demoPantry()
  return leadFirst(mealRows(), shop.lead).map(row => {
    const recipe = recipeOf(row)
    const builds = portionCodes.flatMap(portion => mealBuild(row, portion, pantry))
    return {
      id: row.id,
      slug: row.slug,
      type: row.type,
      categories: row.categories,
      name: row.name,
      description: row.description,
      preparation: row.preparation,
      mainIngredient: row.mainIngredient,
      diet: dietsOf(recipe, pantry),
      tags: row.tags,
      premium: row.premium,
      ...allergensOfAll(builds),
      dip: row.dip
        ? {
            name: row.dip.name,
            grams: Math.round(weightOf(recipe.dip)),
            ingredients: ingredientList(recipe.dip, pantry),
          }
        : null,
      vatRate,
      weekdays: shop.weekdays[row.slug] ?? [],
      minutes: minutesOf(row.slug, shop),
      builds,
    }
  })
}

/** What each meal of the demo is made of, in grams, by the meal's id. */
export function demoRecipes(): ReadonlyMap<string, Recipe> {
  return new Map(mealRows().map(row => [row.id, recipeOf(row)]))
}

export function demoPantry(): Pantry {
  return new Map(demoIngredients().map(ingredient => [ingredient.id, ingredient]))
}

export function demoIngredients(): Ingredient[] {
  return demoFile<Ingredient[]>('ingredients')
}

function mealRows(): MealRow[] {
  return demoFile<MealRow[]>('meals')
}

function recipeOf({ portions, dip }: MealRow): Recipe {
  const items = Object.entries(portions).map(([portion, made]) => [portion, made.items])
  return { portions: Object.fromEntries(items), dip: dip?.items ?? [] }
}

function leadFirst(rows: readonly MealRow[], lead: readonly string[]): MealRow[] {
  const place = (slug: string) => (lead.includes(slug) ? lead.indexOf(slug) : lead.length)
  return rows.toSorted((one, other) => place(one.slug) - place(other.slug))
}

function minutesOf(slug: string, { minutes }: ShopFile): number | null {
  const told = Object.entries(minutes).find(([, slugs]) => slugs.includes(slug))
  return told ? Number(told[0]) : null
}

function mealBuild(row: MealRow, portion: PortionCode, pantry: Pantry): MealBuild[] {
  const made = row.portions[portion]
  if (!made) return []
  const info = foodInfo(made.items, row.dip?.items ?? [], pantry)
  return [{ id: `${row.id}-${portion}`, portion, price: made.price, ...info }]
}

function singleOrderPlan(shop: ShopFile, goal: Goal, meals: readonly Meal[]): Plan {
  const { name, minTotal, snack } = shop.singleOrder
  const prices = meals
    .filter(({ type }) => type === 'main-meal')
    .flatMap(({ builds }) => builds.filter(({ portion }) => portion === goal.portion))
    .map(({ price }) => price)
  return {
    id: `single-${goal.dietCode}`,
    type: 'daily',
    name: { el: `${name.el} · ${goal.name.el}`, en: `${name.en} · ${goal.name.en}` },
    dietCode: goal.dietCode,
    daysPerWeek: null,
    mainMeals: null,
    weeks: null,
    breakfast: false,
    minTotal,
    prices: { mainMeal: mostCommon(prices), snack },
  }
}

function mostCommon(prices: readonly Cents[]): Cents {
  const counts = new Map<Cents, number>()
  for (const price of prices) counts.set(price, (counts.get(price) ?? 0) + 1)
  return known([...counts].sort((a, b) => b[1] - a[1])[0], 'a price')[0]
}

function codeList(name: string): Code[] {
  return demoFile<CodeRow[]>(name)
    .sort((a, b) => a.order - b.order)
    .map(({ code, name, short, label, description }) => {
      const brief = short ?? label
      return { code, name, ...(brief && { short: brief }), ...(description && { description }) }
    })
}

function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`the demo catalogue lacks ${what}`)
  return value
}

type CouponRow = Pick<Coupon, 'id' | 'code' | 'campaign' | 'name' | 'benefit'> & Partial<Coupon>
type Goal = { dietCode: DietCode; portion: PortionCode; name: Text }
type SpotRow = Spot & { payments?: string[] }
type PaymentRow = Pick<SpotPaymentType, 'code' | 'name' | 'description' | 'provider'>
type ShopFile = {
  spots: SpotRow[]
  payments: PaymentRow[]
  timePeriods: TimePeriod[]
  kitchen: KitchenLimit
  singleOrder: { name: Text; minTotal: Cents; snack: Cents; goals: Goal[] }
  plans: PlanRule
  coupons: CouponRow[]
  weekdays: Record<string, number[]>
  /** The dishes that the menu begins with. */
  lead: string[]
  /** The dishes that are ready in so many minutes. */
  minutes: Record<string, string[]>
}
type MealRow = Pick<
  Meal,
  'id' | 'slug' | 'name' | 'description' | 'preparation' | 'mainIngredient' | 'premium'
> & {
  type: ItemType
  categories: string[]
  tags: string[]
  dip?: DipRow | null
  portions: Partial<Record<PortionCode, { items: RecipeItem[]; price: Cents }>>
}
type DipRow = { name: Text; items: RecipeItem[] }
type CodeRow = Code & { order: number; label?: Text }
