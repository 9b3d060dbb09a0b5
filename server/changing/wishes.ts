import { addressErrors, type ShippingAddress } from '#shop/address.ts'
import type { CartError } from '#shop/cart/checks.ts'
import { cartErrorText } from '#shop/cart/error-text.ts'
import type { Text } from '#shop/language.ts'
import { toEuros } from '#shop/money.ts'
import { cancelDelivery, cancelRest } from '#shop/order-change/cancel.ts'
import { changeMeals } from '#shop/order-change/meals.ts'
import { moveDelivery } from '#shop/order-change/move.ts'
import type { ChangeableOrder, Changed } from '#shop/order-change/order-change.ts'
import { pausePlan } from '#shop/order-change/pause.ts'
import { resumePlan } from '#shop/order-change/resume.ts'
import { undoChange } from '#shop/order-change/undo.ts'
import { invalidInput, isRefusal, type Refusal, refuse } from '#shop/refusal.ts'
import { type PlaceInput, phoneNumber, shippingAddressFrom } from '../addresses/suggestions.ts'
import type { ChangeAnswer } from '../answers.ts'
import type { Call, CustomerCall } from '../calls/hook.ts'
import { changeOrder } from './changing.ts'
import type { ChangeRequest, Rule } from './wish.ts'

type Changing = Promise<ChangeAnswer | Refusal>

/** Cancels the deliveries that are still in time; with `scheduleMenuId` that one alone. */
export function customerOrderCancel(
  call: CustomerCall,
  { scheduleMenuId, ...asked }: ChangeRequest & { scheduleMenuId?: string | undefined },
): Changing {
  const { now } = call
  return changeOrder(call, asked, {
    wish: ['cancel', scheduleMenuId ?? null],
    rule: order =>
      scheduleMenuId ? cancelDelivery(order, scheduleMenuId, now) : cancelRest(order, now),
  })
}

/** Replaces a delivery's meals until their cut-off. */
export function customerOrderMenuUpdate(
  call: CustomerCall,
  {
    scheduleMenuId: deliveryId,
    items,
    ...asked
  }: ChangeRequest & { scheduleMenuId: string; items: { itemId: string; amount: number }[] },
): Changing {
  const wanted = items.map(({ itemId: buildId, amount }) => ({ buildId, amount }))
  return changeOrder(call, asked, {
    wish: ['meals', deliveryId, wanted],
    rule: spoken(call, order =>
      changeMeals(order, { deliveryId, items: wanted }, call.catalogue, call.now),
    ),
  })
}

export type Door = PlaceInput

/** Moves a delivery to another day, window or door, until its cut-off. */
export async function customerOrderDeliveryUpdate(
  call: CustomerCall,
  {
    scheduleMenuId: deliveryId,
    date,
    timePeriodId,
    address: door,
    ...asked
  }: ChangeRequest & {
    scheduleMenuId: string
    date?: string | undefined
    timePeriodId?: string | undefined
    address?: Door | undefined
  },
): Changing {
  if (!date && !timePeriodId && !door)
    return invalidInput({ field: 'date', slug: 'required-field' })
  const picked = await pickedDoor(call, door)
  if (isRefusal(picked)) return picked
  const circumstances = { now: call.now, kitchen: call.kitchen.current() }
  return changeOrder(call, asked, {
    wish: ['move', deliveryId, date, timePeriodId, door],
    rule: spoken(call, order => {
      const address = picked && addressFor(order, deliveryId, picked)
      if (isRefusal(address)) return address
      const move = { deliveryId, date, timePeriodId, address: address ?? undefined }
      return moveDelivery(order, move, call.catalogue, circumstances)
    }),
  })
}

/** A new address with its details, or only other details for the address as it is. */
export async function pickedDoor(
  call: Call,
  door: Door | undefined,
): Promise<Partial<ShippingAddress> | null | Refusal> {
  if (!door) return null
  if (door.suggestionId || door.street !== undefined) return shippingAddressFrom(call, door)
  const phone = door.phone === undefined ? undefined : phoneNumber(door.phone)
  if (phone === null) return invalidInput({ field: 'phone', slug: 'invalid-phone' })
  const { floor, bell, deliveryNotes, takeawayNotes } = door
  const details = { floor, bell, phone, deliveryNotes, takeawayNotes }
  return Object.fromEntries(Object.entries(details).filter(([, text]) => text !== undefined))
}

export function addressFor(
  order: ChangeableOrder,
  deliveryId: string,
  picked: Partial<ShippingAddress>,
): ShippingAddress | Refusal {
  const own = order.deliveries.find(({ id }) => id === deliveryId)?.address
  const address = { ...(own ?? order.address), ...picked }
  const { kind } = order.spot
  const errors = kind === 'delivery' ? addressErrors(address, kind) : []
  return errors.length > 0 ? invalidInput(...errors) : address
}

/** Pauses every delivery of a plan that is still in time. */
export function customerOrderPause(call: CustomerCall, asked: ChangeRequest): Changing {
  return changeOrder(call, asked, { wish: ['pause'], rule: order => pausePlan(order, call.now) })
}

type Resumed = {
  dates: string[]
  timePeriodId: string
  swaps?: { scheduleMenuId: string; itemId: string; byId: string }[] | undefined
}

/** Resumes a paused plan from these dates; `swaps` replace meals that the new days lack. */
export function customerOrderResume(
  call: CustomerCall,
  { dates, timePeriodId, swaps: wanted = [], ...asked }: ChangeRequest & Resumed,
): Changing {
  const swaps = wanted.map(({ scheduleMenuId: deliveryId, itemId: buildId, byId }) => {
    return { deliveryId, buildId, byId }
  })
  return changeOrder(call, asked, {
    wish: ['resume', dates, timePeriodId, swaps],
    rule: spoken(call, order =>
      resumePlan(order, { dates, timePeriodId, swaps }, call.catalogue, call.now),
    ),
  })
}

/** Undoes the latest change; a change that still waits for its payment is dropped. */
export function customerOrderUndo(
  call: CustomerCall,
  { changeId, ...asked }: ChangeRequest & { changeId: string },
): Changing {
  return changeOrder(call, asked, {
    wish: ['undo', changeId],
    changeId,
    rule: (order, made) => {
      if (!made) return refuse('change-not-possible')
      if (made.status === 'waiting' || made.status === 'dropped')
        return { kind: 'undo', deliveries: [], until: null }
      const { deliveries: before } = made.before
      return undoChange(order, { id: made.id, before, after: made.after.deliveries }, call.now)
    },
  })
}

function spoken(call: Call, rule: Rule): Rule {
  return (order, made) => inWords(call, rule(order, made))
}

/** Adds the texts of a refusal in the call's language. */
export function inWords(call: Pick<Call, 'lang'>, changed: Changed | Refusal): Changed | Refusal {
  if (!isRefusal(changed) || typeof changed.data !== 'object') return changed
  return refuse(changed.refused, dataFor(changed.data as RefusalData, call))
}

type RefusalData = { errors?: CartError[]; missing?: Text[] }

function dataFor({ errors, missing, ...data }: RefusalData, { lang }: Pick<Call, 'lang'>) {
  return {
    ...data,
    ...(missing && { missing: missing.map(name => name[lang]) }),
    ...(errors && {
      errors: errors.map(error => ({
        ...error,
        ...('minTotal' in error && { minTotal: toEuros(error.minTotal ?? 0) }),
        ...('group' in error && { message: cartErrorText(error, lang) }),
      })),
    }),
  }
}
