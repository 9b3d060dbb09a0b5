import * as z from 'zod/mini'
import { trackAnswer } from '../answers/tracking.ts'
import { type Department, hook } from '../calls/hook.ts'
import { orderTrackOne } from './track.ts'

const token = z.uuid().check(z.describe('Of the link in a mail, or on the page of the order.'))

export const trackingHooks = {
  'order-track-one': hook(z.object({ token }), orderTrackOne, {
    says: 'Says where a delivery is, without a login.',
    answers: trackAnswer,
    refuses: ['link-expired'],
  }),
} satisfies Department
