import type { CartError } from '#shop/cart/checks.ts'
import { cartErrorText } from '#shop/cart/error-text.ts'
import type { Text } from '#shop/language.ts'
import { toEuros } from '#shop/money.ts'
import { cancelDelivery, cancelRest } from '#shop/order-change/cancel.ts'
import { changeMeals } from '#shop/order-change/meals.ts'
import type { Changed } from '#shop/order-change/order-change.ts'
import { pausePlan } from '#shop/order-change/pause.ts'
import { resumePlan } from '#shop/order-change/resume.ts'
import { undoChange } from '#shop/order-change/undo.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { ChangeAnswer } from '../answers.ts'
import type { Call, CustomerCall } from '../calls/hook.ts'
import { changeOrder } from './changing.ts'
import type { ChangeRequest, Rule } from './wish.ts'

export type Changing = Promise<ChangeAnswer | Refusal>

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
      const undone = { id: made.id, before, after: made.after.deliveries }
      return undoChange(order, undone, call.catalogue, call.now)
    },
  })
}

export function spoken(call: Call, rule: Rule): Rule {
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
