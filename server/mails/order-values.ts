import { printedIban } from '#shop/bank-transfer.ts'
import { isAhead } from '#shop/delivery-life.ts'
import { formatTime } from '#shop/format.ts'
import type { Language } from '#shop/language.ts'
import { formatMoney } from '#shop/money.ts'
import { ownPart } from '#shop/order-change/order-change.ts'
import { isAttemptOpen } from '#shop/payment.ts'
import { athensInstant, mealChangeCutOff, orderCutOff } from '#shop/schedule/schedule.ts'
import type { OrderMailCode } from '../db/mail/mail-codes.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import { orderChanged } from './changed-values.ts'
import { orderConsent } from './consent-values.ts'
import type { MailWords, Say, Values } from './content.ts'
import { type Needless, type OrderFacts, orderWords } from './facts.ts'
import {
  comingDeliveries,
  type Delivery,
  deliveryList,
  hoursOf,
  mealList,
  placeOf,
} from './lists.ts'
import type { MailPanel } from './mail-document.ts'
import { dayOn, momentOn } from './on-day.ts'
import { orderCancelled, orderNotAccepted, refundSent } from './refund-values.ts'

/** What each mail about an order says, side by side, since they share their words. */
export const orderMails: Readonly<
  Record<OrderMailCode, (facts: OrderFacts) => MailWords | Needless>
> = {
  'order-confirmed': orderConfirmed,
  'payment-link': paymentLink,
  'payment-failed': paymentFailed,
  'bank-transfer': bankTransfer,
  'transfer-expired': transferExpired,
  'order-changed': orderChanged,
  'order-cancelled': orderCancelled,
  'order-not-accepted': orderNotAccepted,
  'refund-sent': refundSent,
  'delivery-reminder': deliveryReminder,
  'delivery-today': deliveryToday,
  'delivery-soon': deliverySoon,
  'delivery-missed': deliveryMissed,
  'meal-question': mealQuestion,
  'order-consent': orderConsent,
}

function orderConfirmed(facts: OrderFacts): MailWords | Needless {
  const { order, catalogue, lang, say } = facts
  if (order.status !== 'opened') return { needless: `the order is ${order.status}` }
  const address = placeOf(order, null, lang)
  const words = orderWords(facts)
  // A company pays its part by the month, not with the order.
  const isPaid = ownPart(order.totals) > 0
  return {
    values: {
      ...words,
      confirmed:
        order.atDoor === null
          ? say(isPaid ? 'confirmedPaid' : 'confirmedFree', words)
          : say('confirmedDoor', { ...words, due: formatMoney(order.atDoor) }),
      where: say(isPickedUp(order) ? 'atCounter' : 'atDoor', { address }),
      until: untilWhen(facts),
    },
    blocks: {
      total: totalPanel(order, lang, say),
      deliveryList: { kind: 'list', groups: deliveryList(order, catalogue, facts) },
    },
  }
}

/** The order that somebody of the shop took down on the phone, to be paid by a link. */
function paymentLink(facts: OrderFacts): MailWords | Needless {
  const { mail, order, catalogue, lang, say } = facts
  const { token } = mail.data
  if (order.status !== 'not-paid' || order.heldUntil === null || typeof token !== 'string')
    return { needless: `the order is ${order.status}` }
  return {
    values: { ...orderWords(facts), token, expiresAt: formatTime(order.heldUntil, lang) },
    blocks: {
      total: totalPanel(order, lang, say),
      deliveryList: { kind: 'list', groups: deliveryList(order, catalogue, facts) },
    },
  }
}

function totalPanel(order: PlacedOrder, lang: Language, say: Say): MailPanel {
  const [first, ...others] = comingDeliveries(order)
  const label = say('total')
  const amount = formatMoney(order.totals.grandtotal)
  if (!first) return { kind: 'panel', label, amount, notes: [] }
  const isOne = others.length === 0
  const name = isPickedUp(order)
    ? isOne
      ? 'pickUpOn'
      : 'pickUpsFrom'
    : isOne
      ? 'deliveryOn'
      : 'deliveriesFrom'
  const when = say(name, {
    count: String(others.length + 1),
    onDay: dayOn(first.date, lang),
    hours: hoursOf(first),
  })
  return { kind: 'panel', label, amount, notes: [when] }
}

function untilWhen({ order, lang, say, now }: OrderFacts): string {
  const coming = comingDeliveries(order)
  const [first, ...others] = coming
  if (!first) return ''
  if (others.length > 0) {
    // One that was moved may have others: the mail promises what holds for all.
    const most = (of: 'changeHours' | 'orderHours') =>
      String(Math.max(...coming.map(({ timePeriod }) => timePeriod[of])))
    return say('untilEach', { changeHours: most('changeHours'), cancelHours: most('orderHours') })
  }
  const { changeUntil, cancelUntil } = cutOffs(first)
  const name = now <= changeUntil ? 'untilBoth' : now <= cancelUntil ? 'untilCancel' : 'untilNone'
  return say(name, {
    changeUntil: momentOn(changeUntil, lang),
    cancelUntil: momentOn(cancelUntil, lang),
  })
}

/** Not sent to a customer who has paid meanwhile, is paying again, or has cancelled. */
function paymentFailed(facts: OrderFacts): MailWords | Needless {
  const { order, lang, say, now } = facts
  const isPaying = order.attemptStatus !== null && isAttemptOpen({ status: order.attemptStatus })
  const isOver = order.endReason === 'expired'
  if (isPaying || (order.status !== 'not-paid' && !isOver))
    return { needless: `the order is ${isPaying ? 'being paid again' : order.status}` }
  const { heldUntil } = order
  const retry =
    heldUntil === null || now >= heldUntil
      ? say('retryLater')
      : say('retryUntil', { expiresAt: formatTime(heldUntil, lang) })
  return { values: { ...orderWords(facts), retry } }
}

/** Where the money of a transfer goes; the order waits for it. */
function bankTransfer(facts: OrderFacts): MailWords | Needless {
  const { mail, order, catalogue, lang } = facts
  const { heldUntil } = order
  const { iban } = mail.data
  if (order.status !== 'not-paid' || heldUntil === null || typeof iban !== 'string')
    return { needless: `the order is ${order.status}` }
  return {
    values: {
      ...orderWords(facts),
      iban: printedIban(iban),
      holder: catalogue.legalEntity.legalName[lang],
      due: formatMoney(ownPart(order.totals)),
      expiresAt: momentOn(heldUntil, lang),
    },
  }
}

/** The time of a transfer ran out; money that is on its way still is sent back by hand. */
function transferExpired(facts: OrderFacts): MailWords | Needless {
  const { order } = facts
  if (order.endReason !== 'expired') return { needless: `the order is ${order.status}` }
  return { values: { ...orderWords(facts), due: formatMoney(ownPart(order.totals)) } }
}

function deliveryReminder(facts: OrderFacts): MailWords | Needless {
  const delivery = plannedDelivery(facts)
  if (!delivery) return { needless: 'the delivery does not come on that day' }
  const { order, catalogue, lang, say, now } = facts
  const { changeUntil, cancelUntil } = cutOffs(delivery)
  if (now > changeUntil) return { needless: 'its meals can no longer be changed' }
  const words = deliveryWords(facts, delivery)
  return {
    values: {
      ...words,
      changeUntil: momentOn(changeUntil, lang),
      cancelUntil: momentOn(cancelUntil, lang),
      coming: say(isPickedUp(order) ? 'waiting' : 'coming', words),
      next: say(isPickedUp(order) ? 'waitingNext' : 'comingNext', words),
    },
    blocks: { mealList: { kind: 'list', groups: mealList(delivery, catalogue, lang) } },
  }
}

function deliveryToday(facts: OrderFacts): MailWords | Needless {
  const delivery = plannedDelivery(facts)
  if (!delivery) return { needless: 'the delivery does not come on that day' }
  const { order, catalogue, lang, say, now } = facts
  if (now > windowEnd(delivery)) return { needless: 'its window is over' }
  const words = deliveryWords(facts, delivery)
  return {
    values: {
      ...words,
      comingToday: say(isPickedUp(order) ? 'waitingToday' : 'comingToday', words),
      today: say(isPickedUp(order) ? 'pickedUpToday' : 'broughtToday', words),
    },
    blocks: { mealList: { kind: 'list', groups: mealList(delivery, catalogue, lang) } },
  }
}

/** Asks the next morning how it was, in a mail that one link ends for good. */
function mealQuestion(facts: OrderFacts): MailWords | Needless {
  const { order, mail, catalogue, lang } = facts
  const delivery = order.deliveries.find(({ id }) => id === mail.data.deliveryId)
  if (delivery?.status !== 'delivered') return { needless: 'the delivery did not come' }
  const { date, track = '' } = delivery
  return {
    values: { ...orderWords(facts), track, onDay: dayOn(date, lang) },
    blocks: { mealList: { kind: 'list', groups: mealList(delivery, catalogue, lang) } },
  }
}

/** Says that the van is near. The mail is not sent once the half hour that it names is over. */
function deliverySoon(facts: OrderFacts): MailWords | Needless {
  const delivery = plannedDelivery(facts)
  const { from, to } = facts.mail.data
  if (!delivery || typeof from !== 'number' || typeof to !== 'number')
    return { needless: 'the delivery does not come on that day' }
  if (facts.now > to) return { needless: 'its half hour is over' }
  const { lang } = facts
  const between = `${formatTime(from, lang)} – ${formatTime(to, lang)}`
  return { values: { ...deliveryWords(facts, delivery), between } }
}

/** Nobody took the bag; not told where it was handed over meanwhile. */
function deliveryMissed(facts: OrderFacts): MailWords | Needless {
  const { order, mail, lang } = facts
  const delivery = order.deliveries.find(({ id }) => id === mail.data.deliveryId)
  if (delivery?.status !== 'not-met') return { needless: 'the delivery waits no longer' }
  const { date, track = '' } = delivery
  return { values: { ...orderWords(facts), track, onDay: dayOn(date, lang) } }
}

/** The delivery of the mail, if it still comes on the day that the mail names. */
function plannedDelivery({ order, mail }: OrderFacts): Delivery | null {
  const { deliveryId, date } = mail.data
  if (order.status !== 'opened') return null
  const delivery = order.deliveries.find(one => one.id === deliveryId && one.date === date)
  return delivery && isAhead(delivery) ? delivery : null
}

function deliveryWords(facts: OrderFacts, delivery: Delivery): Values {
  const { order, lang } = facts
  return {
    ...orderWords(facts),
    onDay: dayOn(delivery.date, lang),
    hours: hoursOf(delivery),
    address: placeOf(order, delivery, lang),
    track: delivery.track ?? '',
  }
}

function cutOffs({ date, timePeriod }: Delivery) {
  return {
    changeUntil: mealChangeCutOff(date, timePeriod),
    cancelUntil: orderCutOff(date, timePeriod),
  }
}

function windowEnd({ date, timePeriod }: Delivery): number {
  return athensInstant(date, timePeriod.to)
}

function isPickedUp({ spot }: PlacedOrder): boolean {
  return spot.kind === 'takeaway'
}
