import { one, type PaymentAttempt } from '#server/db/payment/payments.ts'
import { type Tell, tell } from '#server/outside/payments/sandbox-viva-telling.ts'
import { vivaProvider } from '#server/outside/payments/viva.ts'
import type { Door } from '../door.ts'
import { filledCart } from '../people.ts'
import { fetchThrough } from '../shop-on.ts'

export const webhook = '/api/payments/viva/webhook'

/** Places an order of four meals; answers what its payment needs. */
export async function placedOrder(door: Door, token: string) {
  const cart = await filledCart(door, 4, { token })
  return placeAgain(door, cart.id, token)
}

export async function placeAgain(door: Door, cartId: string, token: string) {
  const { code, data } = await door.ask('cart-place', { cartId, acceptTerms: true }, { token })
  if (code !== 'ok') throw new Error(`not placed: ${code}`)
  const { rows } = await door.db.query<{ id: string; amount: number; ref: string }>(
    `select id, amount_cents as amount, provider_ref as ref from payment_attempt
      where order_id = $1 order by created_at desc, status = 'pending' desc limit 1`,
    [data.order.id],
  )
  const [attempt] = rows
  if (!attempt) throw new Error('placed without an attempt')
  return { cartId, orderId: data.order.id, attempt, redirectUrl: data.redirectUrl ?? '' }
}

/** The sandbox tells the shop what it has to tell. */
export function tellShop(door: Door, fetch: Tell['fetch'] = fetchThrough(() => door.app)) {
  const clock = () => new Date(door.shop.now())
  return tell({ db: door.db, clock, url: `http://shop.test${webhook}`, fetch })
}

/** A webhook as Viva writes it; anyone could post it. */
export function webhookBody(
  ref: string,
  event: {
    type?: number
    transactionId?: string
    status?: string
    euros?: number
    messageId?: string
  } = {},
): string {
  const { type = 1796, transactionId = null, status = 'F', euros = 33.6, messageId } = event
  const data = { TransactionId: transactionId, StatusId: status, Amount: euros }
  const rest = { EventTypeId: type, MessageTypeId: 512, ...(messageId && { MessageId: messageId }) }
  const told = `{"OrderCode": ${ref},${JSON.stringify(data).slice(1)}`
  return `{"Url":null,"EventData":${told},${JSON.stringify(rest).slice(1)}`
}

export function postWebhook(door: Door, payload: string) {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return door.app.inject({ method: 'POST', url: webhook, headers, payload })
}

/**
 * How a call to the provider goes wrong. down: no connection. slow: no answer. error and garbage:
 * such an answer. lost: the provider does what it was told, and its answer is lost.
 */
export const troubles = ['down', 'slow', 'error', 'garbage', 'lost'] as const
export type Trouble = (typeof troubles)[number]

/** Runs `run` while `spoil` decides how each call from the shop to its provider goes wrong. */
export async function inTrouble<Result>(
  door: Door,
  spoil: Spoil,
  run: () => Promise<Result>,
): Promise<Result> {
  const good = door.shop.outside.payments.viva
  const wire = { fetch: spoiledFetch(door, spoil), clock: door.shop.now, timeout: 100 }
  const viva = vivaProvider(door.shop.config.viva, wire)
  Object.assign(door.shop.outside.payments, { viva })
  try {
    return await run()
  } finally {
    Object.assign(door.shop.outside.payments, { viva: good })
  }
}

export type Spoil = (url: string, method: string) => Trouble | null

/** The way to the sandbox, on which `spoil` decides how each call goes wrong. */
export function spoiledFetch(door: Door, spoil: Spoil): typeof globalThis.fetch {
  const through = fetchThrough(() => door.app)
  return async (input, init) => {
    const trouble = spoil(String(input), init?.method ?? 'GET')
    if (trouble === 'down') throw new TypeError('fetch failed')
    if (trouble === 'error') return new Response('{"status":500}', { status: 500 })
    if (trouble === 'garbage') return new Response('<html>maintenance</html>')
    if (trouble === 'slow')
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    // The shop's own patience is not the point here.
    const answer = await through(input, { ...init, signal: null })
    if (trouble === 'lost') throw new TypeError('socket hang up')
    return answer
  }
}

/** All that a payment leaves behind, without ids and instants. */
export async function traces(door: Door, orderId: string) {
  const { rows } = await door.db.query(
    `select o.status, o.cart_id is null or not exists (select from cart where id = o.cart_id)
        as "cartGone",
      (select array_agg(a.status || case when a.refund_due then ' refund' else '' end
        order by a.status, a.refund_due) from payment_attempt a where a.order_id = o.id) as attempts,
      (select coalesce(array_agg(r.reason || ' ' || r.amount_cents || ' ' || r.status
        order by r.created_at), '{}') from refund r where r.order_id = o.id) as refunds,
      (select coalesce(array_agg(m.code order by m.code), '{}') from mail m where m.order_id = o.id)
        as mails,
      (select count(*)::integer from fiscal_document d where d.order_id = o.id) as documents
    from customer_order o where o.id = $1`,
    [orderId],
  )
  return rows[0]
}

/** An attempt to pay as the shop knows it. */
export async function attemptOf(door: Door, id: string): Promise<PaymentAttempt> {
  const attempt = await one(door.db, id)
  if (!attempt) throw new Error(`no attempt ${id}`)
  return attempt
}

/** The transaction with which an order was paid at the sandbox. */
export async function chargeOf(door: Door, ref: string): Promise<string> {
  const { rows } = await door.db.query<{ id: string }>(
    'select id from sandbox_viva_transaction where order_code = $1 and parent_id is null',
    [ref],
  )
  return rows.at(-1)?.id ?? ''
}
