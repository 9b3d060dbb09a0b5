import type * as z from 'zod/mini'
import { object, optional, string } from 'zod/mini'
import type { StripeConfig } from '../../config/stripe.ts'
import { withDeadline } from '../deadline.ts'
import { ProviderError } from './provider.ts'
import type { Wire } from './viva-wire.ts'

/** The shape of the answers that this adapter reads; an account's own version may be a newer one. */
const version = '2024-06-20'

const refusal = object({ error: object({ code: optional(string()), type: optional(string()) }) })

type Ask = {
  readonly fields?: Readonly<Record<string, string>>
  /** Stripe does what is asked under one key once, for a day. */
  readonly key?: string
}

/** A refusal of Stripe's; `code` is its own word. */
export class StripeRefusal extends ProviderError {
  readonly code: string
  constructor(status: number, code: string) {
    super(`stripe answered ${status} ${code}`.trim())
    this.code = code
  }
}

/**
 * One call of Stripe's: a GET, or a POST where there are fields. Anything but a good answer of this
 * shape is a `ProviderError`.
 */
export async function askStripe<Shape extends z.core.$ZodType>(
  { apiUrl, secretKey }: StripeConfig,
  wire: Pick<Wire, 'fetch' | 'timeout'>,
  path: string,
  shape: Shape & z.ZodMiniType,
  { fields, key }: Ask = {},
): Promise<z.core.output<Shape>> {
  const init: RequestInit = {
    method: fields ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': version,
      ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(fields && { body: new URLSearchParams(fields).toString() }),
  }
  const { status, body } = await send(wire, `${apiUrl}${path}`, init)
  if (status < 200 || status > 299) {
    const { data } = refusal.safeParse(body)
    throw new StripeRefusal(status, data?.error.code ?? data?.error.type ?? '')
  }
  const parsed = shape.safeParse(body)
  if (!parsed.success) throw new ProviderError('stripe gave an answer that cannot be read')
  return parsed.data as z.core.output<Shape>
}

async function send(
  { fetch, timeout }: Pick<Wire, 'fetch' | 'timeout'>,
  url: string,
  init: RequestInit,
): Promise<{ status: number; body: unknown }> {
  try {
    return await withDeadline(timeout, async signal => {
      const response = await fetch(url, { ...init, signal, redirect: 'error' })
      return { status: response.status, body: parsed(await response.text()) }
    })
  } catch (error) {
    throw new ProviderError('stripe cannot be reached', { cause: error })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
