import type * as z from 'zod/mini'
import { number, object, string } from 'zod/mini'
import type { VivaConfig } from '../../config/viva.ts'
import { withDeadline } from '../deadline.ts'
import { ProviderError } from './provider.ts'

export type Wire = {
  readonly fetch: typeof fetch
  readonly clock: () => number
  readonly timeout: number
}

export type Ask = { method?: string; body?: unknown }
export type Answer = { readonly status: number; readonly body: unknown }

const earlyMilliseconds = 60_000
const tokenAnswer = object({ access_token: string(), expires_in: number() })

/** Talks to Viva: to the newer API with an OAuth token, to the older with merchant and key. */
export function vivaWire(options: VivaConfig, wire: Wire) {
  let token: Promise<{ text: string; until: number }> | null = null

  async function askForToken() {
    const answer = await send(wire, `${options.accountsUrl}/connect/token`, {
      method: 'POST',
      headers: {
        authorization: basic(options.clientId, options.clientSecret),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    const { access_token: text, expires_in: seconds } = readable(tokenAnswer, answer)
    return { text, until: wire.clock() + seconds * 1000 - earlyMilliseconds }
  }

  /** One token serves all calls. The first call that finds it expired fetches the next, and the others wait for it. */
  async function bearer(refused: string | null = null): Promise<string> {
    const asked = token
    const known = asked && (await asked)
    if (known && known.text !== refused && known.until > wire.clock()) return known.text
    if (token === asked || !token)
      token = askForToken().catch(error => {
        token = null
        throw error
      })
    return (await token).text
  }

  return {
    /** Asks for a token; throws `ProviderError` where the keys are refused. */
    async check(): Promise<void> {
      await bearer()
    },
    /** The newer API. A token that was refused is renewed once. */
    async api(path: string, ask: Ask = {}): Promise<Answer> {
      const url = `${options.apiUrl}${path}`
      const text = await bearer()
      const answer = await send(wire, url, request(ask, `Bearer ${text}`))
      if (answer.status !== 401) return answer
      return send(wire, url, request(ask, `Bearer ${await bearer(text)}`))
    },
    legacy(path: string, ask: Ask = {}): Promise<Answer> {
      const authorization = basic(options.merchantId, options.apiKey)
      return send(wire, `${options.legacyUrl}${path}`, request(ask, authorization))
    },
  }
}

/** The body of a good answer in its shape; anything else is a `ProviderError`. */
export function readable<Shape extends z.core.$ZodType>(
  shape: Shape & z.ZodMiniType,
  { status, body }: Answer,
): z.core.output<Shape> {
  if (status < 200 || status > 299) throw new ProviderError(`viva answered ${status}`)
  const parsed = shape.safeParse(body)
  if (!parsed.success) throw new ProviderError('viva gave an answer that cannot be read')
  return parsed.data as z.core.output<Shape>
}

function request({ method = 'GET', body }: Ask, authorization: string): RequestInit {
  if (body === undefined) return { method, headers: { authorization } }
  return {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

async function send(wire: Wire, url: string, init: RequestInit): Promise<Answer> {
  try {
    return await withDeadline(wire.timeout, async signal => {
      const response = await wire.fetch(url, { ...init, signal, redirect: 'error' })
      return { status: response.status, body: parsed(await response.text()) }
    })
  } catch (error) {
    throw new ProviderError('viva cannot be reached', { cause: error })
  }
}

/**
 * Parses a body of Viva's; null where it is no JSON. Order codes have 16 digits and may pass 2^53:
 * as numbers they would turn into other codes.
 */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/("[oO]rderCode"\s*:\s*)(\d+)/g, '$1"$2"'))
  } catch {
    return null
  }
}

function basic(name: string, secret: string): string {
  return `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`
}
