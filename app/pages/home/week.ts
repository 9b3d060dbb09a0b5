import type { MealAnswer, PlanAnswer } from '#server/answers.ts'
import { addEuros, formatMoney, toCents } from '#shop/money.ts'
import { portionFor } from '#shop/plan/plan.ts'
import { deliveriesPerWeek } from '#shop/plan/plan-deliveries.ts'
import { planSaving } from '#shop/plan/plan-saving.ts'
import { totals } from '#shop/pricing.ts'
import type { DeliveryTerms } from '#shop/shop-data/delivery-terms.ts'

/** A plan of one week with its dishes; amounts as they are written. */
export type Week = {
  readonly dishes: readonly {
    readonly slug: string
    readonly name: string
    readonly price: string
  }[]
  /** With the deliveries. */
  readonly total: string
  /** Against the same dishes in a single order, delivery counted; null: nothing. */
  readonly saved: string | null
}

/** What the sample is of: the goal that is chosen ahead, a main meal a day. */
const sample = {
  dietCode: 'bal',
  daysPerWeek: 5,
  mainMeals: 5,
  weeks: 1,
  breakfast: false,
} as const
const most = 4

type Sold = {
  readonly meals: readonly MealAnswer[]
  readonly plans: readonly PlanAnswer[]
  readonly delivery: DeliveryTerms
  readonly leastMainMeals: number
}

/** Weeks of that plan with dishes that the shop sells, no two of one main ingredient; none without the plan. */
export function weeksSold({ meals, plans, ...terms }: Sold): Week[] {
  const plan = plans.find(
    ({ type, config }) =>
      type === 'weekly' &&
      Object.entries(sample).every(
        ([name, value]) => config[name as keyof typeof sample] === value,
      ),
  )
  if (!plan) return []
  const count = deliveriesPerWeek(plan.config)
  const portion = portionFor(sample.dietCode)
  const priced = meals.flatMap(({ slug, name, premium, mainIngredient, builds }) => {
    const build = builds.find(each => each.portion.code === portion)
    if (!build) return []
    const price = toCents(addEuros(plan.config.prices['main-meal'], premium))
    const singly = toCents(addEuros(build.price, premium))
    return [{ slug, name, of: mainIngredient.code, price, singly }]
  })
  return shared(priced).map(dishes => {
    const items = dishes.map(({ price, singly }) => ({
      ...{ type: 'main-meal' as const, amount: 1 },
      ...{ price, singly },
    }))
    const order = {
      ...{ planType: 'weekly' as const, mainMealsPerWeek: sample.mainMeals, spotKind: null },
      ...{ deliveries: inDeliveries(items, count), deliveriesPerWeek: count, ...terms },
    }
    const saved = planSaving(order)
    return {
      dishes: dishes.map(({ slug, name, price }) => ({ slug, name, price: formatMoney(price) })),
      total: formatMoney(totals(order).grandtotal),
      saved: saved > 0 ? formatMoney(saved) : null,
    }
  })
}

/** How the items are shared between the deliveries changes no price. */
function inDeliveries<Item>(items: readonly Item[], count: number): Item[][] {
  return Array.from({ length: count }, (_, at) =>
    items.slice(at, at < count - 1 ? at + 1 : undefined),
  )
}

/** Dishes in weeks of five, each week with five main ingredients; a dish is in one week alone. */
function shared<Dish extends { readonly of: string }>(dishes: readonly Dish[]): Dish[][] {
  const left = [...dishes]
  const weeks: Dish[][] = []
  while (weeks.length < most) {
    const week: Dish[] = []
    for (const dish of left)
      if (week.length < sample.mainMeals && week.every(one => one.of !== dish.of)) week.push(dish)
    if (week.length < sample.mainMeals) return weeks
    weeks.push(week)
    for (const dish of week) left.splice(left.indexOf(dish), 1)
  }
  return weeks
}
