import type { PoolClient } from 'pg'
import { newCart } from '#shop/cart.ts'
import { doorOf } from '#shop/cart-office.ts'
import type { Catalogue } from '#shop/catalogue.ts'
import type { User } from '#shop/customer.ts'
import { orderDraft } from '#shop/order-draft.ts'
import { addDays, athensDate, closedBecause } from '#shop/schedule.ts'
import { randomId } from '../calls/random.ts'
import { rememberAddress } from '../db/customer-addresses.ts'
import { heldByOrder, holdKitchen } from '../db/kitchen.ts'
import * as orders from '../db/orders.ts'
import * as payments from '../db/payments.ts'
import { insertOrder } from '../db/placing.ts'

const day = 86_400_000

/** Two single orders of a demo customer, one delivered and one to come. */
export async function addDemoOrders(
  tx: PoolClient,
  customer: User,
  catalogue: Catalogue,
  now: number,
): Promise<void> {
  const past: When = { placedAt: now - 12 * day, from: addDays(athensDate(now), -9), step: -1 }
  const delivered = await addOrder(tx, customer, catalogue, past, [
    'M01',
    'M04',
    'M08',
    'M12',
    'M15',
    'B01',
  ])
  await holdKitchen(tx, await heldByOrder(tx, delivered), catalogue.kitchenLimit)
  await orders.deliver(tx, delivered, now)
  const coming: When = { placedAt: now - day, from: addDays(athensDate(now), 3), step: 1 }
  const open = await addOrder(tx, customer, catalogue, coming, ['M02', 'M03', 'M06', 'M10', 'S01'])
  await holdKitchen(tx, await heldByOrder(tx, open), catalogue.kitchenLimit)
}

/** Two orders of each demo employee, one delivered and one to come; the company bears its part. */
export async function addOfficeOrders(
  tx: PoolClient,
  employees: readonly User[],
  catalogue: Catalogue,
  now: number,
): Promise<void> {
  const past: When = { placedAt: now - 8 * day, from: addDays(athensDate(now), -4), step: -1 }
  const coming: When = { placedAt: now - day, from: addDays(athensDate(now), 3), step: 1 }
  for (const [index, employee] of employees.entries()) {
    const paymentTypeId = index === 0 ? 'lefka-card' : 'lefka-account'
    const office = { spotId: 'lefka', paymentTypeId }
    const before = await addOrder(
      tx,
      employee,
      catalogue,
      past,
      ['M05', 'M07', 'M09', 'M11'],
      office,
    )
    await holdKitchen(tx, await heldByOrder(tx, before), catalogue.kitchenLimit)
    await orders.deliver(tx, before, now)
    const open = await addOrder(
      tx,
      employee,
      catalogue,
      coming,
      ['M01', 'M03', 'M06', 'M08'],
      office,
    )
    await holdKitchen(tx, await heldByOrder(tx, open), catalogue.kitchenLimit)
  }
}

type When = { placedAt: number; from: string; step: 1 | -1 }
type Office = { readonly spotId: string; readonly paymentTypeId: string }

async function addOrder(
  tx: PoolClient,
  customer: User,
  catalogue: Catalogue,
  { placedAt, from, step }: When,
  mealIds: readonly string[],
  office?: Office,
): Promise<string> {
  const plan = catalogue.plans.get('single-bal')
  const spots = [...catalogue.spots.values()]
  const spot = spots.find(({ id, kind }) => (office ? id === office.spotId : kind === 'delivery'))
  const builds = [...catalogue.builds.values()]
  if (!plan || !spot) throw new Error('the demo shop has no single order')
  const items = mealIds.flatMap(id => {
    const own = builds.filter(({ meal }) => meal.id === id).map(({ build }) => build)
    const build = own.find(({ portion }) => portion === 'brave') ?? own[0]
    return build ? [{ buildId: build.id, amount: 1 }] : []
  })
  const cart = {
    ...newCart(randomId(), plan, 'el', customer.id),
    spotId: spot.id,
    address: doorOf(spot, 'el') ?? demoAddress,
    paymentTypeId: office?.paymentTypeId ?? null,
    timePeriodId: catalogue.timePeriods[0]?.id ?? null,
    scheduleMenus: [{ id: 'd1', date: openDay(from, step, catalogue), days: 1, items }],
  }
  const draft = orderDraft(
    cart,
    catalogue,
    null,
    placedAt,
    office ? { pays: true, used: {} } : null,
  )
  if (!draft) throw new Error('a demo order is not complete')
  const { id: cartId, lang } = cart
  const placing = { cartId, cartVersion: 1, customer, lang, draft, network: null, now: placedAt }
  const orderId = await insertOrder(tx, placing)
  if (orderId === null) throw new Error('a demo cart was placed twice')
  const { provider, paymentType, totals, company } = draft
  const amount = totals.grandtotal - company
  const method = paymentType.code
  if (amount > 0)
    await pay(tx, await payments.insert(tx, { orderId, provider, method, amount, now: placedAt }))
  await orders.open(tx, orderId, placedAt)
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
  { id, amount, createdAt: now }: payments.PaymentAttempt,
): Promise<void> {
  const settlement = { status: 'paid', opens: true, refundDue: false, reason: null } as const
  await payments.settle(tx, id, settlement, { transactionId: id, charged: amount, now })
}

function openDay(date: string, step: 1 | -1, catalogue: Catalogue): string {
  return closedBecause(date, catalogue.holidays)
    ? openDay(addDays(date, step), step, catalogue)
    : date
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
