import { canRate } from '#shop/delivering/dish-rating.ts'
import type { TrackWish } from '#shop/delivering/track-wish.ts'
import { invalidInput, isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import type { TrackAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { randomId } from '../calls/random.ts'
import { askNoMore } from '../db/customer/questions.ts'
import { transaction } from '../db/database.ts'
import { keepRating } from '../db/day/dish-ratings.ts'
import { lockTracked, trackedDelivery } from '../db/day/tracked.ts'
import { addContactMessage } from '../db/message/contacts.ts'
import { orderTrackOne } from './track.ts'

type OfLink = { readonly token: string }

/** Keeps whether a dish that came was liked; null takes it back (spec 20.13). */
export async function orderTrackRate(
  call: Call,
  { token, mealId, liked }: OfLink & { readonly mealId: string; readonly liked: boolean | null },
): Promise<TrackAnswer | Refusal> {
  const { db, now, catalogue } = call
  const delivery = await trackedDelivery(db, token)
  if (!delivery || !catalogue.asksAfterMeals || !canRate(delivery, athensDate(now)))
    return refuse('link-expired')
  if (!delivery.items.some(item => item.mealId === mealId)) return refuse('meal-not-found')
  await keepRating(db, { deliveryId: delivery.id, mealId, liked, now })
  return orderTrackOne(call, { token })
}

/**
 * Puts what a customer says of a delivery into the inbox, in the name of its order: that something was
 * wrong with the food, or what becomes of a bag that nobody took (spec 20.14). A wish that still waits is
 * not written twice.
 */
export async function orderTrackTell(
  call: Call,
  { token, wish, message }: OfLink & { readonly wish: TrackWish; readonly message: string },
): Promise<TrackAnswer | Refusal> {
  const { db, now, lang } = call
  const refusal = await transaction(db, async tx => {
    await lockTracked(tx, token)
    const delivery = await trackedDelivery(tx, token)
    if (!delivery?.customer || !isOpenTo(wish, delivery, now)) return refuse('link-expired')
    if (wish === 'food' && message === '')
      return invalidInput({ field: 'message', slug: 'required-field' })
    if (wish !== 'food' && delivery.told?.wish === wish && delivery.told.isNew) return null
    const { name, email, phone } = delivery.customer
    const receipt = { id: randomId(), lang, now: new Date(now) }
    const about = { deliveryId: delivery.id, wish }
    await addContactMessage(tx, { ...receipt, name, email, phone, message }, about)
    return null
  })
  return refusal ?? orderTrackOne(call, { token })
}

function isOpenTo(
  wish: TrackWish,
  delivery: NonNullable<Awaited<ReturnType<typeof trackedDelivery>>>,
  now: number,
): boolean {
  return wish === 'food'
    ? canRate(delivery, athensDate(now))
    : delivery.orderStatus === 'opened' && delivery.status === 'not-met'
}

/** Ends the mails that ask how it was (spec 20.16). */
export async function mealQuestionStop(
  call: Call,
  { token }: OfLink,
): Promise<TrackAnswer | Refusal> {
  const answer = await orderTrackOne(call, { token })
  if (isRefusal(answer)) return answer
  await askNoMore(call.db, token)
  return { ...answer, isAsked: false }
}
