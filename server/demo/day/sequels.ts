import { timePeriodsAt } from '#shop/catalogue.ts'
import { toCents } from '#shop/money.ts'
import type { OrderDelivery } from '#shop/order/order.ts'
import type { MenuMealAnswer } from '../../answers.ts'
import { customerOrderMenuCollection } from '../../changing/choices.ts'
import { customerOrderDeliveryUpdate } from '../../changing/moving.ts'
import { customerOrderCancel, customerOrderMenuUpdate } from '../../changing/wishes.ts'
import { placedOrder } from '../../db/order/placed-orders.ts'
import { did, type Visit } from './ordering.ts'
import type { Planned } from './story.ts'

/** What a customer does with a paid order, just before it is too late for it. */
export async function followUp(visit: Visit, planned: Planned, orderId: string): Promise<void> {
  const call = visit(planned.sequelAt)
  const delivery = (await placedOrder(call.db, orderId))?.deliveries[0]
  if (!delivery) throw new Error(`order ${orderId} has no delivery`)
  const asked = { orderId, scheduleMenuId: delivery.id }
  switch (planned.sequel) {
    case 'cancels':
      did(await customerOrderCancel(call, { orderId }))
      return
    case 'late-window': {
      const later = timePeriodsAt(call.catalogue, null).at(-1)
      did(await customerOrderDeliveryUpdate(call, { ...asked, timePeriodId: later?.id }))
      return
    }
    case 'late-door': {
      const address = { floor: '2ος', deliveryNotes: 'Λάθος όροφος στην παραγγελία: είναι ο 2ος.' }
      did(await customerOrderDeliveryUpdate(call, { ...asked, address }))
      return
    }
    case 'meals': {
      const { meals } = did(await customerOrderMenuCollection(call, asked))
      did(await customerOrderMenuUpdate(call, { ...asked, items: swapped(delivery, meals) }))
    }
  }
}

/** One dish becomes another that costs no more, so that the change need not be paid first. */
function swapped({ items }: OrderDelivery, meals: readonly MenuMealAnswer[]) {
  const [first] = items
  const held = new Set(items.map(({ slug }) => slug))
  const others = meals.filter(({ slug, type }) => type === first?.type && !held.has(slug))
  const builds = others.flatMap(meal => meal.builds)
  const other = builds.find(({ price }) => toCents(price) <= (first?.price ?? 0))
  return items.map(({ buildId, amount }, at) => ({
    itemId: at === 0 ? (other?.id ?? buildId) : buildId,
    amount,
  }))
}
