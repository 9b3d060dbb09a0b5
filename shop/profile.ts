import * as z from 'zod/mini'
import { languages } from './language.ts'

/** What customers tell of themselves; the messages are text keys (§5). */
export const profileForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'required-field', abort: true }),
      z.maxLength(120, 'invalid-field'),
    ),
  /** Empty: none. What the server makes of a number is more. */
  phone: z.string().check(z.trim(), z.regex(/^([+(\d][\d\s().-]{8,24})?$/, 'invalid-phone')),
  /** Of the mails. */
  lang: z.enum(languages),
  /** News by mail; nobody gets any who did not ask for them. */
  news: z.boolean(),
})
export type ProfileForm = z.infer<typeof profileForm>
