import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { PaymentHint, Webhook } from './provider.ts'

/** Seconds by which a message's own time may differ from the shop's: an old one is no new word. */
const tolerance = 300

const reference = z.string().check(z.regex(/^[0-9a-f]{32}$/))
const told = z.object({
  id: z.string().check(z.regex(/^evt_\w{1,80}$/)),
  type: z.string().check(z.regex(/^[a-z_.]{1,80}$/)),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})

/**
 * Stripe signs its messages; one without its signature, or an old one, makes no sense. Also a true one
 * only says which payment to ask about.
 */
export function stripeWebhook(secret: string, clock: () => number): Webhook {
  return {
    read(body, header) {
      return isSigned(secret, body, header('stripe-signature') ?? '', clock()) ? hintIn(body) : null
    },
  }
}

/** `Stripe-Signature`: `t=` the second of sending, and a `v1=` for each secret that is in use. */
export function stripeSignature(secret: string, body: string, second: number): string {
  return `t=${second},v1=${digest(secret, `${second}.${body}`)}`
}

function isSigned(secret: string, body: string, signature: string, now: number): boolean {
  const parts = signature.split(',').map(part => part.trim().split('='))
  const second = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isSafeInteger(second) || Math.abs(now / 1000 - second) > tolerance) return false
  const right = Buffer.from(digest(secret, `${second}.${body}`))
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value)
    return name === 'v1' && given.length === right.length && timingSafeEqual(given, right)
  })
}

function digest(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

function hintIn(body: string): PaymentHint | null {
  const { data } = told.safeParse(parsed(body))
  if (!data) return null
  const { id: eventId, type: kind } = data
  const { object, metadata, client_reference_id: named } = data.data.object
  // A page names its payment itself; the money and what went back of it by what we noted on them.
  const noted = object === 'checkout.session' ? named : attemptIn(metadata)
  return {
    eventId,
    kind,
    providerRef: reference.safeParse(noted).data ?? null,
    transactionId: null,
  }
}

function attemptIn(metadata: unknown): unknown {
  return typeof metadata === 'object' && metadata !== null && 'attempt' in metadata
    ? metadata.attempt
    : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
