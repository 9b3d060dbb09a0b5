import { createHash } from 'node:crypto'
import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from 'jose'
import { email as emailShape } from '#shop/customer/customer.ts'
import type { GoogleConfig } from '../../config/social.ts'
import { errorCode } from '../../error-code.ts'
import { plain, SocialError, type SocialProvider, type SocialWire } from './social-provider.ts'

const issuers = ['https://accounts.google.com', 'accounts.google.com']

/** jose's errors for a token that is not Google's or not for this shop; others are Google's own trouble. */
const falseToken =
  /^ERR_(JWT_|JWS_|JOSE_ALG_NOT_ALLOWED|JOSE_NOT_SUPPORTED|JWKS_NO_MATCHING_KEY|JWKS_MULTIPLE)/

/** Checks Google's ID tokens here, by Google's public keys (facts §3.1). */
export function googleProvider(
  { clientId, certsUrl }: GoogleConfig,
  { fetch = globalThis.fetch, clock = Date.now, timeout = 5000 }: Partial<SocialWire> = {},
): SocialProvider {
  const keys = createRemoteJWKSet(new URL(certsUrl), {
    timeoutDuration: timeout,
    [customFetch]: (url, options) => fetch(url, options),
  })

  async function claimsOf(credential: string): Promise<JWTPayload | null> {
    try {
      const { payload } = await jwtVerify(credential, keys, {
        algorithms: ['RS256'],
        issuer: issuers,
        audience: clientId,
        requiredClaims: ['sub', 'exp', 'iat'],
        maxTokenAge: '1h',
        clockTolerance: 60,
        currentDate: new Date(clock()),
      })
      return payload
    } catch (error) {
      if (isFalseToken(error)) return null
      throw new SocialError('google’s keys cannot be read', { cause: error })
    }
  }

  return {
    async vouch(credential, nonce) {
      const claims = await claimsOf(credential)
      // A token for several apps is not for this login.
      if (claims?.aud !== clientId || !isNonceOf(claims, nonce)) return 'invalid-token'
      const subject = plain(claims.sub, 255)
      if (!subject) return 'invalid-token'
      const email = plain(claims.email, 254)
      const name = plain(claims.name, 120)
      if (!email || !name || !emailShape.safeParse(email).success) return 'permissions-error'
      if (claims.email_verified !== true) return 'invalid-token'
      return { subject, name, email, emailVerified: true, runsMailbox: runsMailbox(email, claims) }
    },
  }
}

/** The token carries the hash of a secret that the browser kept, so a stolen token alone is of no use. */
function isNonceOf({ nonce: expected }: JWTPayload, nonce: string | null): boolean {
  if (expected === undefined && nonce === null) return true
  return nonce !== null && expected === createHash('sha256').update(nonce).digest('base64url')
}

/** Google's own mailboxes, and those of organisations that Google hosts. */
function runsMailbox(email: string, { hd }: JWTPayload): boolean {
  return /@(gmail|googlemail)\.com$/i.test(email) || (typeof hd === 'string' && hd !== '')
}

function isFalseToken(error: unknown): boolean {
  return falseToken.test(errorCode(error) ?? '')
}
