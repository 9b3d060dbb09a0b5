import * as z from 'zod/mini'
import type { ShippingAddress } from '#shop/address/address.ts'
import { addressDetails, typedAddress } from '#shop/address/address-form.ts'
import { cancelDelivery } from '#shop/order-change/cancel.ts'
import { changeMeals } from '#shop/order-change/meals.ts'
import { moveDelivery } from '#shop/order-change/move.ts'
import { invalidInput, isRefusal } from '#shop/refusal/refusal.ts'
import { deliveryChoicesAnswer, orderActedAnswer } from '../answers/desk-order.ts'
import { type ActCall, type Acted, act, type No, read } from '../calls/desk-hook.ts'
import { date, id, someItems, suggestionId } from '../calls/hook-fields.ts'
import { changed, type OnDelivery } from './delivery-change.ts'
import { orderDeliveryOne } from './delivery-choices.ts'
import { addressFor, type Door, pickedDoor } from './moving.ts'
import { type OrderActed, onOrder, onOrderRefuses, order } from './on-order.ts'

type Move = OnDelivery & {
  date?: string | undefined
  timePeriodId?: string | undefined
  address?: Door | undefined
}

async function orderDeliveryUpdate(call: ActCall, input: Move): Promise<Acted<OrderActed> | No> {
  const { deliveryId, date, timePeriodId, address: door } = input
  if (!date && !timePeriodId && !door)
    return invalidInput({ field: 'date', slug: 'required-field' })
  const picked = await pickedDoor(call, door)
  if (isRefusal(picked)) return picked
  const circumstances = { now: call.now, kitchen: call.kitchen.current(), byShop: true }
  return changed(call, input, found => {
    const address = picked && addressFor(found, deliveryId, picked as Partial<ShippingAddress>)
    if (isRefusal(address)) return address
    const move = { deliveryId, date, timePeriodId, address: address ?? undefined }
    return moveDelivery(found, move, call.catalogue, circumstances)
  })
}

function orderMenuUpdate(
  call: ActCall,
  input: OnDelivery & { items: { itemId: string; amount: number }[] },
): Promise<Acted<OrderActed> | No> {
  const { deliveryId } = input
  const items = input.items.map(({ itemId: buildId, amount }) => ({ buildId, amount }))
  return changed(call, input, found => {
    return changeMeals(found, { deliveryId, items }, call.catalogue, call.now, 'staff')
  })
}

function orderDeliveryCancel(call: ActCall, input: OnDelivery): Promise<Acted<OrderActed> | No> {
  return changed(call, input, found => cancelDelivery(found, input.deliveryId, call.now, 'staff'))
}

const onDelivery = z.extend(onOrder, { deliveryId: id })
const changeRefuses = [
  ...onOrderRefuses,
  'item-not-found',
  'change-too-late',
  'change-not-possible',
  'change-waits',
  'nothing-changes',
  'over-limit',
  'schedule-menu-is-full',
  'meal-sold-out',
  'spot-not-allowed',
] as const

export const deliveryDeskHooks = {
  'order-delivery-one': read(z.object({ order, deliveryId: id }), orderDeliveryOne, {
    says: 'The days to which a delivery may still move, and the meals that it may hold.',
    answers: deliveryChoicesAnswer,
    refuses: ['desk-order-not-found', 'item-not-found'],
  }),
  'order-delivery-update': act(
    z.extend(onDelivery, {
      date: z.optional(date),
      timePeriodId: z.optional(id),
      address: z.optional(
        z.extend(addressDetails, {
          ...typedAddress.shape,
          suggestionId: z.optional(suggestionId),
        }),
      ),
    }),
    orderDeliveryUpdate,
    {
      says: 'Moves a delivery to another day, window or door, until its window begins.',
      answers: orderActedAnswer,
      refuses: [...changeRefuses, 'date-not-available', 'region-not-found'],
    },
  ),
  'order-delivery-cancel': act(onDelivery, orderDeliveryCancel, {
    says: 'Cancels one delivery at any hour; what was paid for it goes back.',
    answers: orderActedAnswer,
    refuses: [...changeRefuses, 'order-not-open'],
  }),
  'order-menu-update': act(z.extend(onDelivery, { items: someItems }), orderMenuUpdate, {
    says: 'Replaces the meals of a delivery until its window begins. The shop bears what they cost more.',
    answers: orderActedAnswer,
    refuses: [...changeRefuses, 'change-too-large', 'item-type-is-full', 'cart-error'],
  }),
}
