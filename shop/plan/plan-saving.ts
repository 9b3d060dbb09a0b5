import type { Cents } from '../money.ts'
import { amountsOf, discountOn, type Priced, type PricedItem, totals } from '../pricing.ts'
import { leastMainMeals, type Plan } from './plan.ts'
import { deliveriesPerWeek } from './plan-deliveries.ts'

/** `singly`: what one piece costs in a single order; absent or null: nobody knows it any more. */
export type ComparedItem = PricedItem & { readonly singly?: Cents | null }

type ComparedPlan = Omit<Priced, 'deliveries'> &
  Pick<Plan, 'leastMainMeals' | 'deliveriesPerWeek'> & {
    /** All deliveries of the plan; a cancelled one is empty. */
    readonly deliveries: readonly (readonly ComparedItem[])[]
  }

/**
 * What a plan saves in all: its total against that of the same meals in single orders, meals and
 * delivery on both sides. The cheapest way to buy them so is one order for each week's meals, which
 * two orders a week never undercut. A coupon counts on both sides. 0: nothing is saved, or no claim
 * can be made, because a week's meals are too few for a single order or a price is not known.
 */
export function planSaving(plan: ComparedPlan): Cents {
  if (plan.planType === 'daily') return 0
  const weeks = weeksOf(plan).filter(week => week.length > 0)
  if (!weeks.every(week => isSoldSingly(week, leastMainMeals(plan)))) return 0
  const orders = weeks.map(week => totals(singleOrder(plan, week)))
  const meals = orders.reduce((sum, { subtotal }) => sum + subtotal, 0)
  const shipping = orders.reduce((sum, order) => sum + order.shipping, 0)
  const alone = meals - discountOn(meals, plan.coupon ?? null) + shipping
  return Math.max(alone - totals(plan).grandtotal, 0)
}

function weeksOf({ deliveries, ...plan }: ComparedPlan): ComparedItem[][] {
  const count = deliveriesPerWeek(plan)
  const weeks: ComparedItem[][] = []
  for (let at = 0; at < deliveries.length; at += count)
    weeks.push(deliveries.slice(at, at + count).flat())
  return weeks
}

function isSoldSingly(week: readonly ComparedItem[], least: number): boolean {
  const isKnown = week.every(({ singly }) => typeof singly === 'number')
  return isKnown && amountsOf(week)['main-meal'] >= least
}

function singleOrder({ spotKind, delivery }: ComparedPlan, week: readonly ComparedItem[]): Priced {
  const items = week.map(item => ({ ...item, price: item.singly ?? item.price }))
  return { planType: 'daily', mainMealsPerWeek: null, spotKind, deliveries: [items], delivery }
}
