import { addressLine } from '#shop/address/address.ts'
import { isAhead } from '#shop/delivery-life.ts'
import { formatDate, formatHours } from '#shop/format.ts'
import { formatMoney } from '#shop/money.ts'
import type { FragmentName, MailWords } from './content.ts'
import { type Needless, type OrderFacts, orderWords } from './facts.ts'
import { hoursOf, mealList } from './lists.ts'

/** What the shop's people changed of a delivery, as the mail of it keeps it: nothing of a person. */
export type ChangeMail = {
  readonly deliveryId: string
  readonly what: readonly ('day' | 'address' | 'meals')[]
  /** When it was to come before. */
  readonly was: { readonly date: string; readonly from: string; readonly to: string }
  /** Cents that go back. */
  readonly refund: number
}

/** Tells what became of a delivery that the shop's people changed for its customer. */
export function orderChanged(facts: OrderFacts): MailWords | Needless {
  const { mail, order, lang, say, catalogue } = facts
  const { deliveryId, what = [], was, refund = 0 } = mail.data as Partial<ChangeMail>
  if (order.status !== 'opened') return { needless: `the order is ${order.status}` }
  const delivery = order.deliveries.find(({ id }) => id === deliveryId)
  if (!delivery || !isAhead(delivery)) return { needless: 'the delivery does not come any more' }
  const address = delivery.address ?? order.address
  const before = was && `${formatDate(was.date, lang, 'long')}, ${formatHours(was.from, was.to)}`
  const notes = [
    ...(before && what.includes('day') ? [say('changedFrom', { before })] : []),
    ...(order.spot.kind === 'delivery' ? [say('brings', { address: addressLine(address) })] : []),
  ]
  const [meals] = mealList(delivery, catalogue, lang)
  const title = `${formatDate(delivery.date, lang, 'long')}, ${hoursOf(delivery)}`
  return {
    values: {
      ...orderWords(facts),
      whatChanged: what.map(one => say(sentences[one])).join(' '),
      refundLine: refund > 0 ? say('refundComing', { refund: formatMoney(refund) }) : '',
    },
    blocks: {
      changedDelivery: {
        kind: 'list',
        groups: [{ title, notes, rows: meals?.rows ?? [] }],
      },
    },
  }
}

const sentences = {
  day: 'changedDay',
  address: 'changedAddress',
  meals: 'changedMeals',
} as const satisfies Record<string, FragmentName>
