import type { Cart } from '#shop/cart/cart.ts'
import { isOnMenu } from '#shop/meal.ts'
import { orderDraft } from '#shop/order/draft.ts'
import { sumsOf } from '#shop/order/sums.ts'
import type { ChangeableOrder, Changed } from '#shop/order-change/order-change.ts'
import { effectOf, replaced } from '#shop/order-change/order-change.ts'
import { requiredFor } from '#shop/plan/day-state.ts'
import { buildsFor } from '#shop/plan/plan.ts'
import { isBreakfast } from '#shop/pricing.ts'
import { isRefusal, type Refusal } from '#shop/refusal/refusal.ts'
import { demoShop } from '../demo-shop.ts'
import { cartOf, planNamed } from './plan-carts.ts'

const address = {
  suggestionId: 's1',
  street: 'Ερμού',
  number: '12',
  municipality: 'Αθήνα',
  postcode: '10563',
  country: 'GR',
  lat: 37.97,
  lng: 23.73,
  floor: '3ος',
  bell: 'Παπαδάκη',
  phone: '+306944123456',
  deliveryNotes: '',
  takeawayNotes: '',
} as const

/** The builds of a plan's menu on a day: main meals, and breakfasts. */
export function offeredOn(planId: string, date: string) {
  const plan = planNamed(planId)
  const meals = demoShop.meals.filter(meal => isOnMenu(meal, date))
  const first = (meal: (typeof meals)[number]) => buildsFor(plan, meal)[0]?.id ?? ''
  return {
    mains: meals.filter(({ type }) => type === 'main-meal').map(first),
    breakfasts: meals.filter(isBreakfast).map(first),
  }
}

/** A paid order of a plan, full of different meals, placed at `now`; the discount in cents. */
export function paidOrderOf(planId: string, now: number, discount = 0): ChangeableOrder {
  const plan = planNamed(planId)
  const empty = cartOf(planId, now)
  const scheduleMenus = empty.scheduleMenus.map(menu => {
    const required = requiredFor(plan, menu)
    const { mains, breakfasts } = offeredOn(planId, menu.date)
    const ids = [...mains.slice(0, required['main-meal']), ...breakfasts.slice(0, required.snack)]
    return { ...menu, items: ids.map(buildId => ({ buildId, amount: 1 })) }
  })
  const cart: Cart = { ...empty, scheduleMenus, spotId: 'attica', address }
  const draft = orderDraft(cart, demoShop, null, now)
  if (!draft) throw new Error(`no order of ${planId}`)
  const deliveries = draft.deliveries.map(({ date, days, items }, index) => ({
    ...{ id: `d${index + 1}`, date, days, items, timePeriod: draft.timePeriod },
    ...{ status: 'planned' as const, address: null },
  }))
  const placed = { ...draft.totals, discount }
  const order = {
    ...draft,
    status: 'opened' as const,
    deliveries,
    placed,
    goodwill: 0,
    changes: [],
  }
  const { vat, ...totals } = sumsOf(order, deliveries)
  return { ...order, totals, vat }
}

/** The order after a change, with what the change says of it. */
export function changed(order: ChangeableOrder, change: Changed | Refusal): ChangeableOrder {
  if (isRefusal(change)) throw new Error(`refused: ${change.refused}`)
  const { sums, ends } = effectOf(order, change, 0)
  const before = change.deliveries.map(({ id }) => order.deliveries.find(one => one.id === id))
  const touched = [...before.filter(one => one !== undefined), ...change.deliveries]
  const undone = order.changes.map(one =>
    one.id === change.undoes ? { ...one, status: 'undone' as const } : one,
  )
  const made = {
    id: `c${undone.length + 1}`,
    kind: change.kind,
    status: 'applied',
    touched,
  } as const
  const { vat, ...totals } = sums
  return {
    ...order,
    status: ends ? 'canceled' : order.status,
    deliveries: replaced(order.deliveries, change.deliveries),
    totals,
    vat,
    changes: [...undone, made],
  }
}
