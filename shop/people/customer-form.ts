import * as z from 'zod/mini'

export const customerNoteForm = z.object({
  note: z
    .string()
    .check(z.trim(), z.minLength(1, 'required-field'), z.maxLength(2000, 'invalid-field')),
})
