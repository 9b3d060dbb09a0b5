import * as z from 'zod/mini'
import { email } from '../customer/customer.ts'
import { languages } from '../language.ts'

export const callerForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'required-field', abort: true }),
      z.maxLength(120, 'invalid-field'),
    ),
  email,
  lang: z.enum(languages),
})
