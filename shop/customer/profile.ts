import * as z from 'zod/mini'
import { languages } from '../language.ts'

/** The profile form; its messages are text keys (§5). */
export const profileForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'required-field', abort: true }),
      z.maxLength(120, 'invalid-field'),
    ),
  /** May be empty; the server checks the number itself. */
  phone: z.string().check(z.trim(), z.regex(/^([+(\d][\d\s().-]{8,24})?$/, 'invalid-phone')),
  lang: z.enum(languages),
  news: z.boolean(),
})
export type ProfileForm = z.infer<typeof profileForm>
