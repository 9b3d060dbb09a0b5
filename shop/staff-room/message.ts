import * as z from 'zod/mini'

/** What became of a message to the shop: nobody saw to it yet, it was answered, or needs no answer. */
export type MessageState = 'new' | 'answered' | 'closed'

/** What is answered by mail; its messages are text keys. */
export const replyForm = z.object({
  reply: z
    .string()
    .check(z.trim(), z.minLength(1, 'required-field'), z.maxLength(4000, 'invalid-field')),
})
