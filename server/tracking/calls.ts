import * as z from 'zod/mini'
import { trackWishes } from '#shop/delivering/track-wish.ts'
import { trackAnswer, trayAnswer } from '../answers/tracking.ts'
import { type Department, hook } from '../calls/hook.ts'
import { mealQuestionStop, orderTrackRate, orderTrackTell } from './tell.ts'
import { orderTrackOne } from './track.ts'
import { trayOne } from './tray.ts'

const token = z.uuid().check(z.describe('Of the link in a mail, or on the page of the order.'))

export const trackingHooks = {
  'order-track-one': hook(z.object({ token }), orderTrackOne, {
    says: 'Says where a delivery is, without a login.',
    answers: trackAnswer,
    refuses: ['link-expired'],
  }),
  'order-track-rate': hook(
    z.object({
      token,
      mealId: z.string().check(z.maxLength(50)),
      liked: z.nullable(z.boolean()).check(z.describe('null takes it back.')),
    }),
    orderTrackRate,
    {
      says: 'Says whether a dish that came was liked.',
      answers: trackAnswer,
      refuses: ['link-expired', 'meal-not-found'],
    },
  ),
  'order-track-tell': hook(
    z.object({
      token,
      wish: z.enum(trackWishes),
      message: z._default(z.string().check(z.trim(), z.maxLength(2000, 'invalid-field')), ''),
    }),
    orderTrackTell,
    {
      says: 'Tells the shop what was wrong with the food, or what to do with a bag that nobody took.',
      answers: trackAnswer,
      refuses: ['link-expired'],
      limit: 'message',
    },
  ),
  'meal-question-stop': hook(z.object({ token }), mealQuestionStop, {
    says: 'Ends the mails that ask how a meal was.',
    answers: trackAnswer,
    refuses: ['link-expired'],
  }),
  'tray-one': hook(z.object({ code: z.string().check(z.maxLength(40)) }), trayOne, {
    says: 'Says what a tray is, by the code on its label.',
    answers: trayAnswer,
    refuses: ['tray-not-found'],
  }),
} satisfies Department
