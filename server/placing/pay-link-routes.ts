import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paymentMinutes } from '#shop/payment.ts'
import { isPaidOnline } from '#shop/payment-provider.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import { orderCutOff } from '#shop/schedule/schedule.ts'
import { customerLanguage } from '../calls/envelope.ts'
import { tokenHashOf } from '../calls/token.ts'
import { transaction } from '../db/database.ts'
import * as orders from '../db/order/orders.ts'
import { orderOfLink } from '../db/order/phone-orders.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import { placedOrder } from '../db/order/placed-orders.ts'
import * as payments from '../db/payment/payments.ts'
import type { Payer } from '../outside/payments/provider.ts'
import { type Claim, carryOut, clearWay } from '../payments/carry-out.ts'
import { askAndSettle, settlingOf } from '../payments/payment.ts'
import type { RunningShop } from '../running-shop.ts'
import { pageHeaders, payLinkPage } from './pay-link-page.ts'

type Link = { Params: { code: string } }

/** Requests a minute and IP address. The code has 55 bits, so guessing needs many more. */
const rateLimit = { max: 60, timeWindow: 60_000 }
/** A customer needs some time at the provider to pay. */
const leastMilliseconds = 60_000
/** A cookie that names the link when the provider sends its customer back. */
const cookie = 'paylink'
const returns = /^\/checkout\/(viva|stripe|epay\/(success|failure|backlink|cancel))\?/

/**
 * The page of an order that was taken down on the phone: what it is, and the way to the provider.
 * Who has the link needs no account, and learns nothing but the order's number and sum.
 */
export function payLinkRoutes(app: FastifyInstance, shop: RunningShop): void {
  const brand = () => shop.catalogue().brand
  const options = { config: shop.config.rateLimit ? { rateLimit } : {} }

  app.get<Link>('/pay/:code', options, async (request, reply) => {
    const { code } = request.params
    const linked = await orderOf(shop, code)
    const lang = linked?.payer.lang ?? customerLanguage(request, shop.catalogue().languages)
    const page = payLinkPage(linked?.order ?? null, { path: pathOf(code), lang, brand: brand() })
    return answer(reply, linked ? 200 : 404, page)
  })

  app.get<Link>('/pay/:code/go', options, async (request, reply) => {
    const { code } = request.params
    const linked = await orderOf(shop, code)
    if (linked?.order.status !== 'not-paid') return reply.redirect(pathOf(code))
    const begun = await carryOut(settlingOf(shop), () => payAgain(shop, linked))
    if (isRefusal(begun)) {
      const page = payLinkPage(
        linked.order,
        { path: pathOf(code), lang: linked.payer.lang, brand: brand() },
        { isAway: true },
      )
      return answer(reply, 503, page)
    }
    reply.setCookie(cookie, code, {
      path: '/checkout',
      httpOnly: true,
      sameSite: 'lax',
      maxAge: 60 * 60,
    })
    return reply.redirect(begun.redirectUrl ?? pathOf(code))
  })

  // Every request passes here, so only a return may wait.
  app.addHook('onRequest', (request, reply, done) => {
    const code = request.cookies[cookie]
    const way = code && returns.exec(request.url)?.[1]
    if (!code || !way || request.method !== 'GET' || request.cookies.auth) return done()
    return takeReturn(request, reply, { code, way })
  })

  /** Shows the payer the result of the payment here, since the return page needs an account. */
  async function takeReturn(
    request: FastifyRequest,
    reply: FastifyReply,
    { code, way }: { code: string; way: string },
  ) {
    const linked = await orderOf(shop, code)
    if (!linked) return
    const provider = way === 'viva' || way === 'stripe' ? way : 'epay'
    const params = Object.fromEntries(new URL(request.url, shop.config.publicUrl).searchParams)
    const reference = shop.outside.payments[provider]?.referenceIn(params)
    const attempt = reference ? await payments.byReference(shop.db, provider, reference) : null
    if (attempt?.orderId === linked.order.id && attempt.status !== 'paid')
      await askAndSettle(settlingOf(shop), attempt, params)
    return reply.redirect(pathOf(code))
  }
}

/** A new attempt to pay an order, or the open one. */
function payAgain(shop: RunningShop, { order, payer }: Linked): Promise<Claim<string> | Refusal> {
  const now = shop.now()
  const { code: method } = order.paymentType
  const type = shop
    .catalogue()
    .paymentTypes.find(({ spotId, code }) => spotId === order.spot.id && code === method)
  const provider = type?.provider ?? 'account'
  return transaction(shop.db, async tx => {
    const locked = await orders.lockOrder(tx, order.id)
    const stays = { do: 'answer', made: order.id, redirectUrl: null } as const
    if (locked?.status !== 'not-paid' || !(order.heldUntil && order.heldUntil > now)) return stays
    const inTheWay = await clearWay(tx, locked, { changed: false, now })
    if (inTheWay?.do === 'answer') return { ...inTheWay, made: order.id }
    if (inTheWay) return inTheWay
    if (await payments.isTriedTooOften(tx, order.id, now)) return stays
    // The way to pay was withdrawn: the staff must help.
    if (!isPaidOnline(provider)) return refuse('unavailable')
    const amount = locked.grandtotal - locked.company
    const until = payableUntil(order, order.heldUntil, now)
    if (until - now < leastMilliseconds) return stays
    const wish = { orderId: order.id, provider, method, amount, now, until }
    const attempt = await payments.insert(tx, wish)
    return { do: 'start', made: order.id, attempt, payer }
  })
}

/** A new try holds the order until its first delivery can no longer be ordered, or as long as it was held before. */
function payableUntil({ deliveries }: PlacedOrder, heldUntil: number, now: number): number {
  const cutOffs = deliveries.map(({ date, timePeriod }) => orderCutOff(date, timePeriod))
  return Math.max(heldUntil, Math.min(now + paymentMinutes * 60_000, ...cutOffs))
}

type Linked = { readonly order: PlacedOrder; readonly payer: Payer }

async function orderOf(shop: RunningShop, code: string): Promise<Linked | null> {
  if (!/^[\w-]{11,64}$/.test(code)) return null
  const linked = await orderOfLink(shop.db, tokenHashOf(code))
  const order = linked && (await placedOrder(shop.db, linked.orderId))
  if (!order) return null
  const { name, email, lang } = linked
  return { order, payer: { name, email, lang, phone: order.address.phone } }
}

function pathOf(code: string): string {
  return `/pay/${encodeURIComponent(code)}`
}

function answer(reply: FastifyReply, status: number, page: string) {
  return reply.code(status).headers(pageHeaders).send(page)
}
