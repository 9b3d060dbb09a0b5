import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { email as emailShape } from '#shop/customer/customer.ts'
import type { FacebookConfig } from '../../config/social.ts'
import { errorName } from '../../error-code.ts'
import { withDeadline } from '../deadline.ts'
import { plain, SocialError, type SocialProvider, type SocialWire } from './social-provider.ts'

const id = z.union([z.string(), z.number()])
const debugged = z.object({
  data: z.object({
    is_valid: z.boolean(),
    app_id: z.optional(id),
    user_id: z.optional(id),
    /** Seconds; 0: it does not expire. */
    expires_at: z.optional(z.number()),
  }),
})
const profile = z.object({ id, name: z.optional(z.string()), email: z.optional(z.string()) })
const refused = z.object({ error: z.object({ code: z.number() }) })

/** Graph's codes for a token that has expired or never was one. */
const falseToken = new Set([102, 190, 463, 467])

/**
 * Checks Facebook's access tokens at the Graph, which tells whose they are and for which app (facts §3.2).
 */
export function facebookProvider(
  { appId, appSecret, apiVersion, graphUrl }: FacebookConfig,
  { fetch = globalThis.fetch, clock = Date.now, timeout = 5000 }: Partial<SocialWire> = {},
): SocialProvider {
  async function graph(path: string, query: Record<string, string>) {
    try {
      const url = `${graphUrl}/${apiVersion}/${path}?${new URLSearchParams(query)}`
      return await withDeadline(timeout, async signal => {
        const response = await fetch(url, { signal, redirect: 'error' })
        return { status: response.status, body: await response.json() }
      })
    } catch (error) {
      // The cause may carry the address, and with it the tokens.
      throw new SocialError(`facebook’s ${path} cannot be asked: ${errorName(error)}`)
    }
  }

  /** The user of a live token of this app. A token of another app names a person too, and is refused. */
  async function userOf(credential: string): Promise<string | null> {
    const { status, body } = await graph('debug_token', {
      input_token: credential,
      access_token: `${appId}|${appSecret}`,
    })
    const parsed = debugged.safeParse(body)
    if (status !== 200 || !parsed.success)
      throw new SocialError(`facebook’s debug_token answered ${status}`)
    const { is_valid, app_id, user_id, expires_at = 0 } = parsed.data.data
    const lives = expires_at === 0 || expires_at * 1000 > clock()
    return is_valid && String(app_id) === appId && user_id && lives ? String(user_id) : null
  }

  async function profileOf(credential: string) {
    const { status, body } = await graph('me', {
      fields: 'id,name,email',
      access_token: credential,
      appsecret_proof: createHmac('sha256', appSecret).update(credential).digest('hex'),
    })
    const parsed = profile.safeParse(body)
    if (status === 200 && parsed.success) return parsed.data
    const no = refused.safeParse(body)
    if (no.success && falseToken.has(no.data.error.code)) return null
    throw new SocialError(`facebook’s me answered ${status}`)
  }

  return {
    async vouch(credential) {
      const subject = await userOf(credential)
      const person = subject && (await profileOf(credential))
      if (!subject || !person || String(person.id) !== subject) return 'invalid-token'
      const email = plain(person.email, 254)
      const name = plain(person.name, 120)
      if (!email || !name || !emailShape.safeParse(email).success) return 'permissions-error'
      // Facebook does not say whether it checked that a mailbox is its user's.
      return { subject, name, email, emailVerified: false, runsMailbox: false }
    },
  }
}
