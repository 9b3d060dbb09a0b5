import { isAhead, stands } from '#shop/delivery-life.ts'
import { type Cents, formatMoney } from '#shop/money.ts'
import type { FragmentName, MailWords, Values } from './content.ts'
import { type Needless, type OrderFacts, orderWords } from './facts.ts'
import { dayOn } from './on-day.ts'

export function orderNotAccepted(facts: OrderFacts): MailWords {
  return { values: { ...orderWords(facts), ...refundWords(facts) } }
}

/**
 * `data.what` is the date of one cancelled delivery, `rest` for all that were left, or the whole
 * order. `data.by` is `shop` where the customer did not cancel. Not sent once the cancellation is undone.
 */
export function orderCancelled(facts: OrderFacts): MailWords | Needless {
  const { mail, order, say } = facts
  const { what, couponCode } = mail.data
  const date = typeof what === 'string' && /^\d{4}-\d\d-\d\d$/.test(what) ? what : null
  const comesAfterAll = order.deliveries.some(one => one.date === date && isAhead(one))
  if (order.status === 'opened' && comesAfterAll)
    return { needless: 'the delivery comes after all' }
  if (what === 'rest' && order.deliveries.every(stands))
    return { needless: 'all of it comes after all' }
  const refund = amountIn(facts)
  const money = { refund: formatMoney(refund) }
  return {
    values: {
      ...orderWords(facts),
      ...cancelledWords(facts, date),
      refundShort: refund > 0 ? say('refundShort', money) : '',
      refundLine: refund > 0 ? say('refundComing', money) : nothingBack(facts),
      couponLine:
        typeof couponCode === 'string' && couponCode ? say('couponReturned', { couponCode }) : '',
    },
  }
}

function cancelledWords(facts: OrderFacts, date: string | null): Values {
  const { lang, mail, say } = facts
  const words = orderWords(facts)
  const because = mail.data.by === 'shop' ? 'hadTo' : 'asked'
  if (date) {
    const onDay = dayOn(date, lang)
    const what = say('oneDelivery', { onDay })
    const cancelled = say('cancelledDelivery', words)
    return { cancelled, because: say(because, { what }) }
  }
  if (mail.data.what === 'rest') {
    const what = say('restOfOrder')
    const cancelled = say('cancelledRest', words)
    return { cancelled, because: say(because, { what }) }
  }
  const what = say('wholeOrder')
  const cancelled = say('cancelledOrder', words)
  return { cancelled, because: say(because, { what }) }
}

/** Nothing was paid for this order; a free order, which counts as paid, does not say so. */
function nothingBack({ order, say }: OrderFacts): string {
  return order.paidAt === null ? say('nothingPaid') : ''
}

const refundReasons: Readonly<Record<string, FragmentName>> = {
  late: 'paidLate',
  double: 'paidTwice',
  'wrong-amount': 'paidWrong',
  changed: 'paidLess',
}

/** Gives the reason where no earlier mail or page did. */
export function refundSent(facts: OrderFacts): MailWords {
  const { order, say } = facts
  const amount = amountIn(facts)
  const refund = order.refunds.findLast(one => one.status === 'done' && one.amount === amount)
  const isOfChange = refund?.reason === 'late' && refund.changeId !== null
  const name = isOfChange ? 'changeLate' : refundReasons[refund?.reason ?? '']
  const reason = name ? say(name) : ''
  return { values: { ...orderWords(facts), ...refundWords(facts), reason } }
}

function refundWords(facts: OrderFacts): Values {
  return { refund: formatMoney(amountIn(facts)) }
}

/** Cents that go back: as the mail's data says, else all refunds of the order. */
function amountIn({ mail, order }: OrderFacts): Cents {
  const cents = mail.data.refund ?? mail.data.amount
  if (typeof cents === 'number') return cents
  return order.refunds.reduce((sum, { amount }) => sum + amount, 0)
}
