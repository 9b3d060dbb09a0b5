import * as z from 'zod/mini'
import type { PaymentHint } from './provider.ts'
import { type Answer, parsed, readable } from './viva-wire.ts'

const orderCode = /^\d{10,20}$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const messageId = /^[\w-]{1,80}$/

const keyAnswer = z.object({ Key: z.string().check(z.minLength(1), z.maxLength(200)) })
const told = z.object({
  EventTypeId: z.int().check(z.gte(0), z.lte(1_000_000)),
  EventData: z.record(z.string(), z.unknown()),
  MessageId: z.optional(z.unknown()),
})

type VivaWebhook = { key(): Promise<string>; read(body: string): PaymentHint | null }

/** Viva's webhooks are not signed, so the shop reads nothing from them but where to look. */
export function vivaWebhook(legacy: (path: string) => Promise<Answer>): VivaWebhook {
  let known: Promise<string> | null = null
  return {
    /** Viva has one key for each merchant, which never changes. */
    key() {
      known ??= legacy('/api/messages/config/token')
        .then(answer => readable(keyAnswer, answer).Key)
        .catch(error => {
          known = null
          throw error
        })
      return known
    },
    read: hintIn,
  }
}

function hintIn(body: string): PaymentHint | null {
  const { data } = told.safeParse(parsed(body))
  if (!data) return null
  const { EventTypeId: type, EventData: event } = data
  const providerRef = matching(orderCode, event.OrderCode)
  const transactionId = matching(uuid, event.TransactionId)
  // Older senders give an event no id; what happened to which payment identifies it as well.
  const what = [type, providerRef, transactionId, matching(/^\w{1,4}$/, event.StatusId)]
  const eventId = matching(messageId, data.MessageId) ?? (providerRef && what.join(' '))
  return eventId ? { eventId, kind: String(type), providerRef, transactionId } : null
}

function matching(pattern: RegExp, value: unknown): string | null {
  return typeof value === 'string' && pattern.test(value) ? value : null
}
