import { formatMoney, toCents } from '#shop/money.ts'
import type { ShopEvent } from '../db/shop/shop-events.ts'
import type { RunningShop } from '../running-shop.ts'
import type { MailRow } from './mail-document.ts'
import type { StaffFacts, StaffNews } from './staff-news.ts'
import { isStaffWord, staffWord } from './staff-words.ts'

/** Refunds that go back by hand, and payments in trouble. */
export async function staffMoney(
  _shop: RunningShop,
  { events, lang, more }: StaffFacts,
): Promise<StaffNews | null> {
  const [first] = events
  if (!first) return null
  const count = events.length + more
  const rows = events.map(event => rowOf(event, lang))
  return {
    ...(count === 1 && { heading: staffWord('money', lang) }),
    subject: count === 1 ? (rows[0]?.what ?? '') : staffWord('moneys', lang, { count }),
    preheader: rows.map(({ price }) => price).join(', '),
    page: count === 1 ? `/orders/${Number(first.data.number)}` : '',
    blocks: [{ kind: 'list', groups: [{ title: '', notes: [], rows }] }],
  }
}

function rowOf({ type, data }: ShopEvent, lang: StaffFacts['lang']): MailRow {
  const number = Number(data.number)
  const price = formatMoney(toCents(Number(data.amount)))
  if (type === 'refund.by-hand')
    return {
      what: staffWord('refundByHand', lang, { number }),
      detail: staffWord('refundHow', lang),
      price,
    }
  const reason = String(data.reason)
  return {
    what: staffWord('order', lang, { number }),
    detail: staffWord(isStaffWord(reason) ? reason : 'money', lang, { number }),
    price,
  }
}
