import * as z from 'zod/mini'
import { writersEmail } from '../customer/customer.ts'

export const regionInterestForm = z.object({
  email: writersEmail,
  postcode: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'required-field', abort: true }),
      z.regex(/^[1-9]\d{2} ?\d{2}$/, 'invalid-postcode'),
    ),
})
export type RegionInterestForm = z.infer<typeof regionInterestForm>
