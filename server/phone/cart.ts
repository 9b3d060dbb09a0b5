import { cartExpiry, newCart } from '#shop/cart/cart.ts'
import { soldPlans, timePeriodsAt } from '#shop/catalogue.ts'
import { refuseAtDesk } from '#shop/people/refusal.ts'
import { isRefusal, refuse } from '#shop/refusal/refusal.ts'
import { customerAddressCollection } from '../addresses/saved.ts'
import type {
  CartAnswer,
  DeliveryDayAnswer,
  MenuMealAnswer,
  SavedAddressAnswer,
} from '../answers.ts'
import { type ActCall, type Acted, isNo, type No, type StaffCall } from '../calls/desk-hook.ts'
import type { Call, CustomerCall } from '../calls/hook.ts'
import { randomId } from '../calls/random.ts'
import { cartOne } from '../carts/cart.ts'
import { timePeriodCollection } from '../carts/deliveries.ts'
import { menuCollection } from '../carts/items.ts'
import { addCart } from '../db/carts.ts'
import { deskAccount } from '../db/customer/notes.ts'
import { spotsOf } from '../db/customer/spots.ts'
import { addPhoneOrder, type PhoneOrder, phoneOrder } from '../db/order/phone-orders.ts'
import { placedOrder } from '../db/order/placed-orders.ts'
import { change, type Wish } from './wish.ts'

/** Begins a single order with a cart of its own; the customer's own cart stays. */
export async function phoneOrderCreate(
  { tx, now, staff, catalogue }: ActCall,
  { customerId }: { customerId: string },
): Promise<Acted<{ phoneOrderId: string }> | No> {
  const account = await deskAccount(tx, customerId, now)
  if (!account) return refuseAtDesk('desk-customer-not-found')
  const plan = soldPlans(catalogue).find(({ type }) => type === 'daily')
  if (!plan) return refuse('plan-not-found')
  const cart = newCart(randomId(), plan, account.lang, customerId)
  await addCart(tx, cart, now, cartExpiry(now))
  const id = randomId()
  const at = new Date(now)
  await addPhoneOrder(tx, { id, customerId, staffId: staff.id, cartId: cart.id, now: at })
  return { data: { phoneOrderId: id }, deed: { subject: `customer ${customerId}`, changes: {} } }
}

type Shown = {
  readonly customer: PhoneOrder['customer']
  readonly cart: CartAnswer
  readonly addresses: readonly SavedAddressAnswer[]
  /** Counters and the customer's offices. */
  readonly places: readonly { readonly id: string; readonly name: string }[]
  readonly days: readonly DeliveryDayAnswer[]
  /** Menu of the chosen day; empty: no day is chosen. */
  readonly meals: readonly MenuMealAnswer[]
  /** Dishes that the cart lost with a change of day. */
  readonly dropped?: readonly string[]
}

type Placed = {
  readonly placed: {
    readonly number: number
    readonly email: string
    readonly until: number | null
    readonly isPaid: boolean
  }
}

type Update = Wish & { readonly phoneOrderId: string }
export async function phoneCartOne(
  call: StaffCall,
  { phoneOrderId }: { phoneOrderId: string },
): Promise<Shown | Placed | No> {
  const order = await phoneOrder(call.db, phoneOrderId)
  if (!order) return refuseAtDesk('phone-order-not-found')
  return order.orderId ? asPlaced(call, order, order.orderId) : shown(onBehalf(call, order), order)
}

/** The order that this phone cart became, so that a reopened page shows something. */
async function asPlaced(
  { db, now }: StaffCall,
  { customer: { email } }: PhoneOrder,
  orderId: string,
): Promise<Placed> {
  const order = await placedOrder(db, orderId)
  if (!order) throw new Error(`lost order ${orderId}`)
  const { number, status, heldUntil, paidAt } = order
  const waits = status === 'not-paid' && heldUntil !== null && heldUntil > now
  return {
    placed: { number, email, until: waits ? heldUntil : null, isPaid: paidAt !== null },
  }
}

/** Changes the cart by the customer's own functions and answers it anew. */
export async function phoneCartUpdate(
  call: StaffCall,
  { phoneOrderId, ...wish }: Update,
): Promise<Shown | No> {
  const order = await phoneOrder(call.db, phoneOrderId)
  if (!order || order.orderId) return refuseAtDesk('phone-order-not-found')
  const behalf = onBehalf(call, order)
  const changed = await change(behalf, order.cartId, wish)
  if (isRefusal(changed)) return changed
  const now = await shown(behalf, order)
  return isNo(now) || !changed?.dropped ? now : { ...now, dropped: changed.dropped }
}

export function onBehalf<Of extends StaffCall>(call: Of, { customer }: PhoneOrder) {
  // All colleagues share a network, so the order is not counted by it.
  return { ...call, tokenHash: null, from: '', behalf: customer } satisfies Call
}

async function shown(call: Call & { behalf: PhoneOrder['customer'] }, order: PhoneOrder) {
  const { cartId, customer } = order
  const cart = await cartOne(call, { cartId })
  if (isRefusal(cart)) return refuseAtDesk('phone-order-not-found')
  const scheduleMenuId = cart.scheduleMenus[0]?.id
  const asCustomer: CustomerCall = { ...call, customer }
  const [{ addresses }, times, menu, offices] = await Promise.all([
    customerAddressCollection(asCustomer),
    timePeriodCollection(call, { cartId }),
    scheduleMenuId ? menuCollection(call, { cartId, scheduleMenuId }) : { meals: [] },
    spotsOf(call.db, customer.id),
  ])
  if (isRefusal(times)) return times
  if (isRefusal(menu)) return menu
  const spotIds = new Set(offices.map(({ spotId }) => spotId))
  const places = [...call.catalogue.spots.values()].filter(
    ({ id, kind }) =>
      (kind === 'takeaway' || spotIds.has(id)) && timePeriodsAt(call.catalogue, id).length,
  )
  return {
    ...{ customer, cart, addresses, days: times.days, meals: menu.meals },
    places: places.map(({ id, name }) => ({ id, name: name[call.lang] })),
  }
}
