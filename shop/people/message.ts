import * as z from 'zod/mini'

export type MessageState = 'new' | 'answered' | 'closed'

export const mostMessages = 300

/** The last shown message, behind which the next page begins. */
export type MessagePlace = { readonly waits: boolean; readonly at: string; readonly id: string }

const place = /^(new|old)~(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([A-Za-z0-9_-]{1,64})$/

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

export const replyForm = z.object({
  reply: z
    .string()
    .check(z.trim(), z.minLength(1, 'required-field'), z.maxLength(4000, 'invalid-field')),
})
