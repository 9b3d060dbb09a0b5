import { formatDate } from '#shop/format.ts'
import type { Language } from '#shop/language.ts'
import { formatMoney } from '#shop/money.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import { placedOrders } from '../db/order/placed-orders.ts'
import type { RunningShop } from '../running-shop.ts'
import { comingDeliveries, hoursOf, mealList, placeOf } from './lists.ts'
import type { MailBlock, MailGroup, MailRow } from './mail-document.ts'
import type { StaffFacts, StaffNews } from './staff-news.ts'
import { staffWord } from './staff-words.ts'

/** Up to so many orders are shown with their dishes. */
const mostInFull = 3

export async function staffOrders(
  { db, catalogue }: RunningShop,
  { events, lang, more }: StaffFacts,
): Promise<StaffNews | null> {
  const found = await placedOrders(db, [...new Set(events.map(({ data }) => String(data.order)))])
  const orders = [...found.values()].sort((one, other) => one.number - other.number)
  const [first] = orders
  if (!first) return null
  const count = orders.length + more
  const total = orders.reduce((sum, { totals }) => sum + totals.grandtotal, 0)
  const subject =
    count === 1
      ? `${staffWord('newOrder', lang, { number: first.number })}: ${formatMoney(total)}`
      : staffWord('newOrders', lang, { count })
  const panel: MailBlock = {
    kind: 'panel',
    label: staffWord('total', lang),
    amount: formatMoney(total),
    notes: count === 1 ? [whenOf(first, lang)] : [],
  }
  const isFull = orders.length <= mostInFull && more === 0
  const groups = isFull
    ? orders.flatMap(order => inFull(order, catalogue(), lang, count === 1))
    : [{ title: '', notes: [], rows: orders.map(order => inShort(order, lang)) }]
  return {
    subject,
    ...(count === 1 && { heading: staffWord('newOrder', lang, { number: first.number }) }),
    page: count === 1 ? `/orders/${first.number}` : '/orders',
    preheader: orders.map(({ number }) => number).join(', '),
    // Of orders that are only counted it does not know the sum.
    blocks: [...(more === 0 ? [panel] : []), { kind: 'list', groups }],
  }
}

function inFull(
  order: PlacedOrder,
  catalogue: Parameters<typeof mealList>[1],
  lang: Language,
  isAlone: boolean,
): MailGroup[] {
  const name = staffWord('order', lang, { number: order.number })
  const coming = comingDeliveries(order)
  if (coming.length === 0) return [{ title: name, notes: [staffWord('ended', lang)], rows: [] }]
  return coming.flatMap((delivery, index) => {
    const when = `${formatDate(delivery.date, lang, 'long')}, ${hoursOf(delivery)}`
    const notes = [when, placeOf(order, delivery, lang)]
    const title = index === 0 && !isAlone ? `${name}, ${formatMoney(order.totals.grandtotal)}` : ''
    return mealList(delivery, catalogue, lang).map(group => ({ ...group, title, notes }))
  })
}

function inShort(order: PlacedOrder, lang: Language): MailRow {
  return {
    what: staffWord('order', lang, { number: order.number }),
    detail: whenOf(order, lang),
    price: formatMoney(order.totals.grandtotal),
  }
}

/** "Τρίτη 24 Νοεμβρίου, 3 μερίδες" */
function whenOf(order: PlacedOrder, lang: Language): string {
  const coming = comingDeliveries(order)
  const [first] = coming
  if (!first) return staffWord('ended', lang)
  const date = formatDate(first.date, lang, 'long')
  const items = coming.flatMap(delivery => delivery.items)
  const portions = items.reduce((sum, { amount }) => sum + amount, 0)
  const when =
    coming.length === 1 ? date : staffWord('deliveries', lang, { count: coming.length, date })
  const much =
    portions === 1
      ? staffWord('onePortion', lang)
      : staffWord('portions', lang, { count: portions })
  return `${when}, ${much}`
}
