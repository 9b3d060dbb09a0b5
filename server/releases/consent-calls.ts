import * as z from 'zod/mini'
import { lineChoices } from '#shop/publishing/sold-line.ts'
import { consentAnswer, consentChosenAnswer } from '../answers/consent.ts'
import { type Department, hook } from '../calls/hook.ts'
import { id } from '../calls/hook-fields.ts'
import { orderConsentCreate, orderConsentOne } from './consent.ts'

const token = z.string().check(z.minLength(1), z.maxLength(200))

/** Calls of the mail's link, without a login. */
export const consentHooks = {
  'order-consent-one': hook(z.object({ token }), orderConsentOne, {
    says: 'What the shop changes of dishes that a customer has bought, by the secret of a mail’s link.',
    answers: consentAnswer,
    refuses: ['link-expired'],
  }),
  'order-consent-create': hook(
    z.object({
      token,
      choices: z
        .array(
          z.object({
            deliveryId: id,
            itemId: id,
            choice: z.enum(lineChoices),
            byId: z.optional(id),
          }),
        )
        .check(z.minLength(1), z.maxLength(100)),
    }),
    orderConsentCreate,
    {
      says: 'Does what the customer chose: another dish, the money back, or as it is. The link serves once.',
      answers: consentChosenAnswer,
      refuses: [
        'link-expired',
        'change-not-possible',
        'change-too-late',
        'item-not-found',
        'meal-sold-out',
        'schedule-menu-is-full',
        'spot-not-allowed',
      ],
    },
  ),
} satisfies Department
