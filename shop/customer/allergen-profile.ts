import * as z from 'zod/mini'
import { allergenCodes } from '../food/allergens.ts'

/**
 * Of the text by which a customer lets the shop keep health data (GDPR art. 9). Whoever changes what
 * the text says (app/text/…/allergies.ts) writes a new one, and customers are asked again.
 */
export const consentVersion = '2026-11-23'

export const allergenProfileForm = z.object({
  allergens: z
    .array(z.enum(allergenCodes))
    .check(z.minLength(1, 'required-field'), z.maxLength(allergenCodes.length)),
  traces: z.boolean(),
  /** Given for this alone; nothing is kept without it. */
  consent: z.literal(true, 'required-field'),
  consentVersion: z.literal(consentVersion, 'invalid-field'),
})
