import { bankTermsAt, byBank, printedIban } from '#shop/bank-transfer.ts'
import { onAccount } from '#shop/company.ts'
import { stands } from '#shop/delivery-life.ts'
import type { Language } from '#shop/language.ts'
import { type Cents, toEuros } from '#shop/money.ts'
import { mayCancel, mayChange, mayPause, mayResume, mayUndo } from '#shop/order/rights.ts'
import { ownPart } from '#shop/order-change/order-change.ts'
import { isAttemptOpen, isPayable } from '#shop/payment.ts'
import { requiredFor } from '#shop/plan/day-state.ts'
import { leastMainMeals } from '#shop/plan/plan.ts'
import { deliveriesPerWeek } from '#shop/plan/plan-deliveries.ts'
import { planSaving } from '#shop/plan/plan-saving.ts'
import { mealChangeCutOff, orderCutOff } from '#shop/schedule/schedule.ts'
import { addressAnswer } from '../addresses/answer.ts'
import type { OrderAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { named } from '../catalogue/meal-answer.ts'
import { windowAnswer } from '../catalogue/window-answer.ts'
import type { ChangeAttempt, PlacedOrder } from '../db/order/placed-order.ts'
import type { PaymentProvider } from '../outside/payments/provider.ts'

export type Speaking = Pick<Call, 'lang' | 'catalogue' | 'now' | 'outside'>

/** An order in the call's language, amounts in euros; each of its parts is told below. */
export function orderAnswer(order: PlacedOrder, call: Speaking): OrderAnswer {
  const { lang, catalogue, now } = call
  return {
    id: order.id,
    number: order.number,
    type: order.type,
    status: order.status,
    placedAt: new Date(order.placedAt).toISOString(),
    plan: {
      name: order.plan.name[lang],
      type: order.plan.type,
      dietCode: order.plan.dietCode,
    },
    spot: { ...order.spot, name: order.spot.name[lang] },
    shippingAddress: addressAnswer(addressOf(order)),
    timePeriod: windowAnswer(timePeriodOf(order), lang),
    deliveries: order.deliveries.map(delivery => ({
      ...deliveryFacts(order, delivery, call),
      items: delivery.items.map(item => ({
        id: item.buildId,
        slug: item.slug,
        name: item.name[lang],
        portion: {
          code: item.portion,
          name: named(catalogue.codes.portions, item.portion, lang).name,
        },
        type: item.type,
        price: toEuros(item.price),
        amount: item.amount,
      })),
    })),
    totals: {
      subtotal: toEuros(order.totals.subtotal),
      discount: toEuros(order.totals.discount),
      shipping: toEuros(order.totals.shipping),
      grandtotal: toEuros(order.totals.grandtotal),
      grouped: groupedOf(order),
    },
    company: companyOf(order, lang),
    vat: toEuros(order.vat),
    coupon: order.coupon && { code: order.coupon.code, name: order.coupon.name[lang] },
    paymentType: { code: order.paymentType.code, name: order.paymentType.name[lang] },
    payment: paymentOf(order),
    transfer: transferOf(order, call),
    invoice: order.invoice,
    notes: order.notes,
    cartId: order.status === 'not-paid' ? order.cartId : null,
    saved: toEuros(savedIn(order)),
    endReason: order.endReason,
    heldUntil: order.heldUntil === null ? null : new Date(order.heldUntil).toISOString(),
    can: {
      cancel: mayCancel(order, now),
      pause: mayPause(order, now),
      resume: mayResume(order, now),
      repeat: order.status !== 'not-paid',
    },
    refunds: order.refunds.map(({ id, amount, status, reason, changeId, createdAt }) => ({
      id,
      amount: toEuros(amount),
      isDone: status === 'done',
      reason: reason === 'late' && changeId ? 'change-late' : reason,
      at: new Date(createdAt).toISOString(),
    })),
    changes: order.changes.map(change => ({
      id: change.id,
      kind: change.kind,
      status: change.status,
      effect: toEuros(change.effect),
      at: new Date(change.createdAt).toISOString(),
      canUndo: mayUndo(order, change.id, now),
      redirectUrl: wayToPay(change.attempt, call),
      paymentFailed: change.attempt?.status === 'failed',
    })),
  }
}

/** The page where the customer pays for a waiting change; null: there is none. */
function wayToPay(attempt: ChangeAttempt | null, { outside, now }: Speaking): string | null {
  if (!attempt) return null
  const providers: Partial<Record<string, PaymentProvider>> = outside.payments
  const provider = providers[attempt.provider]
  // A provider that is no longer configured cannot take the money.
  if (!provider) return null
  return isPayable(attempt, { triesAgain: provider.triesAgain, now }) ? attempt.redirectUrl : null
}

function companyOf(order: PlacedOrder, lang: Language): OrderAnswer['company'] {
  const { spot, totals, paymentType } = order
  if (spot.kind !== 'company') return null
  const pays = toEuros(totals.company)
  const isOnAccount = paymentType.code === onAccount
  return { name: spot.name[lang], pays, youPay: toEuros(ownPart(totals)), onAccount: isOnAccount }
}

function deliveryFacts(
  order: PlacedOrder,
  delivery: PlacedOrder['deliveries'][number],
  { lang, now }: Speaking,
) {
  const { id, date, days, status, timePeriod, address, track = '' } = delivery
  const required = requiredFor(order.plan, delivery)
  return {
    id,
    date,
    days,
    status,
    track,
    timePeriod: windowAnswer(timePeriod, lang),
    shippingAddress: addressAnswer(address ?? order.address),
    required: { 'main-meal': required['main-meal'], snack: required.snack },
    changeUntil: new Date(mealChangeCutOff(date, timePeriod)).toISOString(),
    cancelUntil: new Date(orderCutOff(date, timePeriod)).toISOString(),
    can: {
      change: mayChange(order, 'change-meals', delivery, now),
      move: mayChange(order, 'move', delivery, now),
      cancel: mayChange(order, 'cancel', delivery, now),
    },
  }
}

/** The deliveries that stand, or all of an ended order. */
export function countedIn({ deliveries }: PlacedOrder): PlacedOrder['deliveries'] {
  const standing = deliveries.filter(stands)
  return standing.length > 0 ? standing : deliveries
}

/** The window that all its deliveries share now, else the one that was ordered. */
function timePeriodOf(order: PlacedOrder): PlacedOrder['timePeriod'] {
  const [first, ...others] = countedIn(order).map(({ timePeriod }) => timePeriod)
  return first && others.every(({ id }) => id === first.id) ? first : order.timePeriod
}

/** A single order's address is that of its one delivery, which may have moved. */
function addressOf(order: PlacedOrder): PlacedOrder['address'] {
  const [first, ...others] = order.deliveries
  return (others.length === 0 && first?.address) || order.address
}

function savedIn(order: PlacedOrder): Cents {
  const { plan, spot, coupon, totals } = order
  const counted = countedIn(order)
  const benefit = coupon?.benefit
  // Only the coupon's name was noted, so its discount cannot be compared.
  if (totals.discount > order.goodwill && !benefit) return 0
  return planSaving({
    planType: plan.type,
    mainMealsPerWeek: plan.mainMeals,
    spotKind: spot.kind,
    deliveries: order.deliveries.map(one => (counted.includes(one) ? one.items : [])),
    coupon: benefit ? { benefit, minSubtotal: 0 } : null,
    delivery: plan.delivery,
    leastMainMeals: leastMainMeals(plan),
    deliveriesPerWeek: deliveriesPerWeek(plan),
  })
}

function paymentOf({ paidAt, attemptStatus, atDoor }: PlacedOrder): OrderAnswer['payment'] {
  if (atDoor !== null) return 'at-door'
  if (paidAt !== null) return 'paid'
  if (attemptStatus === null) return 'none'
  return isAttemptOpen({ status: attemptStatus }) ? 'open' : 'failed'
}

function transferOf(order: PlacedOrder, { catalogue, lang }: Speaking): OrderAnswer['transfer'] {
  const { paymentType, heldUntil, totals } = order
  if (paymentType.code !== byBank || heldUntil === null || paymentOf(order) !== 'open') return null
  const terms = bankTermsAt(catalogue, order.spot.id)
  // The owner takes no transfers any more: a customer who has not sent the money yet pays in another way.
  if (!terms) return null
  return {
    iban: printedIban(terms.iban),
    holder: catalogue.legalEntity.legalName[lang],
    amount: toEuros(ownPart(totals)),
    until: new Date(heldUntil).toISOString(),
  }
}

function groupedOf(order: PlacedOrder): OrderAnswer['totals']['grouped'] {
  const cents = { 'main-meal': 0, snack: 0, extras: 0 }
  for (const { type, price, amount } of countedIn(order).flatMap(({ items }) => items))
    cents[type] += price * amount
  return {
    'main-meal': toEuros(cents['main-meal']),
    snack: toEuros(cents.snack),
    extras: toEuros(cents.extras),
  }
}
