import * as z from 'zod/mini'

/** What became of a message to the shop: nobody saw to it yet, it was answered, or needs no answer. */
export type MessageState = 'new' | 'answered' | 'closed'

/** Messages in one answer. */
export const mostMessages = 300

/** Where the next ones begin: behind one that waited or not, as it was shown. */
export type MessagePlace = { readonly waits: boolean; readonly at: string; readonly id: string }

const place = /^(new|old)~(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([A-Za-z0-9_-]{1,64})$/

/** The place behind a message, as one word of an address. */
export function messagePlace(message: {
  readonly state: MessageState
  readonly createdAt: string
  readonly id: string
}): string {
  return `${message.state === 'new' ? 'new' : 'old'}~${message.createdAt}~${message.id}`
}

export function messagePlaceIn(text: string): MessagePlace | null {
  const [, state, at = '', id = ''] = place.exec(text) ?? []
  return state && !Number.isNaN(Date.parse(at)) ? { waits: state === 'new', at, id } : null
}

export function isMessagePlace(text: string): boolean {
  return messagePlaceIn(text) !== null
}

/** What is answered by mail; its messages are text keys. */
export const replyForm = z.object({
  reply: z
    .string()
    .check(z.trim(), z.minLength(1, 'required-field'), z.maxLength(4000, 'invalid-field')),
})
