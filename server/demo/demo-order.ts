import type { PoolClient } from 'pg'
import { type CartDelivery, newCart, planOf } from '#shop/cart/cart.ts'
import { doorOf } from '#shop/cart/office.ts'
import type { Catalogue } from '#shop/catalogue.ts'
import type { User } from '#shop/customer/customer.ts'
import { orderDraft } from '#shop/order/draft.ts'
import { randomId } from '../calls/random.ts'
import { rememberAddress } from '../db/customer/addresses.ts'
import { heldByOrder, holdKitchen } from '../db/load/capacity.ts'
import * as orders from '../db/order/orders.ts'
import { addFiscalDocument } from '../db/payment/fiscal-documents.ts'
import * as payments from '../db/payment/payments.ts'
import { insertOrder } from '../db/placing.ts'
import { addCharge } from '../db/sandbox/viva-transactions.ts'

type Ordered = {
  readonly planId: string
  readonly scheduleMenus: readonly CartDelivery[]
  readonly timePeriodId: string | null
  /** Epoch milliseconds. */
  readonly placedAt: number
  readonly office?: { readonly spotId: string; readonly paymentTypeId: string } | undefined
}

/** Places and pays an order of a demo customer, with what it takes of the kitchen; answers its id. */
export async function addDemoOrder(
  tx: PoolClient,
  customer: User,
  catalogue: Catalogue,
  { planId, scheduleMenus, timePeriodId, placedAt, office }: Ordered,
): Promise<string> {
  const plan = planOf({ planId }, catalogue)
  const spots = [...catalogue.spots.values()]
  const spot = spots.find(({ id, kind }) => (office ? id === office.spotId : kind === 'delivery'))
  if (!spot) throw new Error('the demo shop has no place')
  const cart = {
    ...newCart(randomId(), plan, 'el', customer.id),
    spotId: spot.id,
    address: doorOf(spot, 'el') ?? demoAddress,
    paymentTypeId: office?.paymentTypeId ?? null,
    timePeriodId,
    scheduleMenus,
  }
  const member = office ? ({ pays: true, used: {} } as const) : null
  const draft = orderDraft(cart, catalogue, null, placedAt, member)
  if (!draft) throw new Error('a demo order is not complete')
  const { id: cartId, lang } = cart
  const placing = { cartId, cartVersion: 1, customer, lang, draft, network: null, now: placedAt }
  const orderId = await insertOrder(tx, placing)
  if (orderId === null) throw new Error('a demo cart was placed twice')
  const { provider, paymentType, totals, company } = draft
  const amount = totals.grandtotal - company
  const method = paymentType.code
  if (amount > 0)
    await pay(
      tx,
      orderId,
      await payments.insert(tx, { orderId, provider, method, amount, now: placedAt }),
    )
  await orders.open(tx, orderId, placedAt)
  await holdKitchen(tx, await heldByOrder(tx, orderId), catalogue.kitchenLimit)
  if (draft.spot.kind === 'delivery')
    await rememberAddress(tx, {
      id: randomId(),
      customerId: customer.id,
      address: draft.address,
      now: placedAt,
    })
  return orderId
}

async function pay(
  tx: PoolClient,
  orderId: string,
  { id, provider, amount, createdAt: now }: payments.PaymentAttempt,
): Promise<void> {
  const settlement = { status: 'paid', opens: true, refundDue: false, reason: null } as const
  await payments.settle(tx, id, settlement, { transactionId: id, charged: amount, now })
  await addFiscalDocument(tx, { orderId, attemptId: id, amount }, now)
  if (provider === 'viva') await addCharge(tx, { id, amount, at: new Date(now) })
}

const demoAddress = {
  suggestionId: 'sce93893636-64-42a1e10d0d',
  street: 'Σόλωνος',
  number: '64',
  municipality: 'Αθήνα',
  postcode: '10680',
  country: 'GR',
  lat: 37.9812,
  lng: 23.7378,
  floor: '4ος',
  bell: 'Παπαδάκη',
  phone: '+302103600000',
  deliveryNotes: '',
  takeawayNotes: '',
} as const
