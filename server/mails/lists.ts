import { addressLine } from '#shop/address/address.ts'
import type { Catalogue } from '#shop/catalogue.ts'
import { stands } from '#shop/delivery-life.ts'
import { formatDate, formatHours } from '#shop/format.ts'
import type { Language } from '#shop/language.ts'
import { formatMoney } from '#shop/money.ts'
import { ownPart } from '#shop/order-change/order-change.ts'
import { mealChangeCutOff } from '#shop/schedule/schedule.ts'
import { named } from '../catalogue/meal-answer.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import type { Say } from './content.ts'
import type { MailGroup, MailRow } from './mail-document.ts'
import { momentOn } from './on-day.ts'

export type Delivery = PlacedOrder['deliveries'][number]

type Voice = { readonly lang: Language; readonly say: Say; readonly now: number }

/** Every delivery that is not canceled, with its meals and prices, then the order's sums. */
export function deliveryList(
  order: PlacedOrder,
  catalogue: Catalogue,
  { lang, say, now }: Voice,
): MailGroup[] {
  const coming = comingDeliveries(order)
  const groups = coming.map(delivery => ({
    title: `${formatDate(delivery.date, lang, 'long')}, ${hoursOf(delivery)}`,
    notes: notesOf(delivery, coming.length > 1, { lang, say, now }),
    rows: mealRows(delivery, catalogue, lang, true),
  }))
  return [...groups, { title: '', notes: [], rows: sumRows(order, say) }]
}

export function mealList(delivery: Delivery, catalogue: Catalogue, lang: Language): MailGroup[] {
  return [{ title: '', notes: [], rows: mealRows(delivery, catalogue, lang, false) }]
}

export function comingDeliveries({ deliveries }: Pick<PlacedOrder, 'deliveries'>): Delivery[] {
  return deliveries.filter(stands)
}

export function hoursOf({ timePeriod }: Pick<Delivery, 'timePeriod'>): string {
  return formatHours(timePeriod.from, timePeriod.to)
}

export function placeOf(
  order: Pick<PlacedOrder, 'address' | 'spot'>,
  delivery: Delivery | null,
  lang: Language,
): string {
  const line = addressLine(delivery?.address ?? order.address)
  return order.spot.kind === 'takeaway'
    ? [order.spot.name[lang], line].filter(Boolean).join(', ')
    : line
}

/** Its own address, and the cut-off of its meals where there are several deliveries. */
function notesOf(delivery: Delivery, isOneOfMany: boolean, { lang, say, now }: Voice): string[] {
  const { address } = delivery
  const until = mealChangeCutOff(delivery.date, delivery.timePeriod)
  const changes = say('changesUntil', {
    changeUntil: momentOn(until, lang),
  })
  return [
    ...(address ? [say('brings', { address: addressLine(address) })] : []),
    ...(isOneOfMany && until >= now ? [changes] : []),
  ]
}

function mealRows(
  { items }: Delivery,
  catalogue: Catalogue,
  lang: Language,
  priced: boolean,
): MailRow[] {
  return items.map(({ slug, name, portion, price, amount }) => ({
    slug,
    what: `${amount} × ${name[lang]}`,
    detail: named(catalogue.codes.portions, portion, lang).name,
    price: priced ? formatMoney(price * amount) : '',
  }))
}

type SumName = 'subtotal' | 'discount' | 'shipping' | 'total' | 'companyPays' | 'youPay'

function sumRows({ totals }: PlacedOrder, say: Say): MailRow[] {
  const { subtotal, discount, shipping, grandtotal, company } = totals
  const row = (name: SumName, price: string): MailRow => ({
    what: say(name),
    detail: '',
    price,
  })
  return [
    ...(subtotal === grandtotal ? [] : [row('subtotal', formatMoney(subtotal))]),
    ...(discount > 0 ? [row('discount', `−${formatMoney(discount)}`)] : []),
    ...(shipping > 0 ? [row('shipping', formatMoney(shipping))] : []),
    { ...row('total', formatMoney(grandtotal)), isTotal: true },
    ...(company > 0
      ? [
          row('companyPays', formatMoney(company)),
          row('youPay', formatMoney(ownPart({ grandtotal, company }))),
        ]
      : []),
  ]
}
