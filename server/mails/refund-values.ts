import { formatDate } from '#shop/format.ts'
import { type Cents, formatMoney } from '#shop/money.ts'
import { type FragmentName, fragment, type MailWords, type Values } from './content.ts'
import { type Needless, type OrderFacts, orderWords } from './facts.ts'

/** The kitchen cannot make it: everything goes back. */
export function orderNotAccepted(facts: OrderFacts): MailWords {
  return { values: { ...orderWords(facts), ...refundWords(facts) } }
}

/**
 * `data.what`: the date of the one delivery that does not come; `rest`: what was left of the order;
 * anything else: all of it. `data.by`: the shop, where it was not the customer. Who took a
 * cancellation back need not hear of it.
 */
export function orderCancelled(facts: OrderFacts): MailWords | Needless {
  const { mail, order, lang } = facts
  const { what, couponCode } = mail.data
  const date = typeof what === 'string' && /^\d{4}-\d\d-\d\d$/.test(what) ? what : null
  const comesAfterAll = order.deliveries.some(one => one.date === date && one.status === 'planned')
  if (order.status === 'opened' && comesAfterAll)
    return { needless: 'the delivery comes after all' }
  if (what === 'rest' && order.deliveries.every(one => one.status !== 'canceled'))
    return { needless: 'all of it comes after all' }
  const refund = amountIn(facts)
  const money = { refund: formatMoney(refund) }
  return {
    values: {
      ...orderWords(facts),
      ...cancelledWords(facts, date),
      refundShort: refund > 0 ? fragment('refundShort', lang, money) : '',
      refundLine: refund > 0 ? fragment('refundComing', lang, money) : nothingBack(facts),
      couponLine:
        typeof couponCode === 'string' && couponCode
          ? fragment('couponReturned', lang, { couponCode })
          : '',
    },
  }
}

/** What was cancelled, and why as far as it is known. */
function cancelledWords(facts: OrderFacts, date: string | null): Values {
  const { lang, mail } = facts
  const words = orderWords(facts)
  const because = mail.data.by === 'shop' ? 'hadTo' : 'asked'
  if (date) {
    const deliveryDay = formatDate(date, lang, 'long')
    const what = fragment('oneDelivery', lang, { deliveryDay })
    const cancelled = fragment('cancelledDelivery', lang, words)
    return { cancelled, because: fragment(because, lang, { what }) }
  }
  if (mail.data.what === 'rest') {
    const what = fragment('restOfOrder', lang)
    const cancelled = fragment('cancelledRest', lang, words)
    return { cancelled, because: fragment(because, lang, { what }) }
  }
  const what = fragment('wholeOrder', lang)
  const cancelled = fragment('cancelledOrder', lang, words)
  return { cancelled, because: fragment(because, lang, { what }) }
}

/** An order that was never paid gives nothing back; one that cost nothing says nothing of it. */
function nothingBack({ order, lang }: OrderFacts): string {
  return order.paidAt === null ? fragment('nothingPaid', lang) : ''
}

const refundReasons: Readonly<Record<string, FragmentName>> = {
  late: 'paidLate',
  double: 'paidTwice',
  'wrong-amount': 'paidWrong',
  changed: 'paidLess',
}

/** Says why, where the customer was not told before. */
export function refundSent(facts: OrderFacts): MailWords {
  const { order, lang } = facts
  const amount = amountIn(facts)
  const refund = order.refunds.findLast(one => one.status === 'done' && one.amount === amount)
  const isOfChange = refund?.reason === 'late' && refund.changeId !== null
  const name = isOfChange ? 'changeLate' : refundReasons[refund?.reason ?? '']
  const reason = name ? fragment(name, lang) : ''
  return { values: { ...orderWords(facts), ...refundWords(facts), reason } }
}

function refundWords(facts: OrderFacts): Values {
  return { refund: formatMoney(amountIn(facts)) }
}

/** Cents that go back: as the mail's cause told, else all that goes back for this order. */
function amountIn({ mail, order }: OrderFacts): Cents {
  const told = mail.data.refund ?? mail.data.amount
  if (typeof told === 'number') return told
  return order.refunds.reduce((sum, { amount }) => sum + amount, 0)
}
