import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { googleProvider } from './google.ts'
import { SocialError } from './social-provider.ts'

const clientId = 'shop.apps.googleusercontent.com'
const options = { clientId, loginUrl: 'https://g/login', certsUrl: 'https://g/certs' }
const now = Date.parse('2026-11-23T08:00:00Z')
const seconds = now / 1000

let own: Awaited<ReturnType<typeof generateKeyPair>>
let other: typeof own
let certs: { keys: object[] }
beforeAll(async () => {
  own = await generateKeyPair('RS256')
  other = await generateKeyPair('RS256')
  certs = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k1', use: 'sig', alg: 'RS256' }] }
})

const anna = {
  iss: 'https://accounts.google.com',
  aud: clientId,
  sub: '110169484474386276334',
  email: 'anna@gmail.com',
  email_verified: true,
  name: 'Anna Dimopoulou',
  iat: seconds - 5,
  exp: seconds + 3595,
}

const provider = (answer: () => Response | Promise<Response> = () => Response.json(certs)) =>
  googleProvider(options, { fetch: async () => answer(), clock: () => now, timeout: 200 })

const signed = (claims: JWTPayload, key = own.privateKey, kid = 'k1') =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key)

const vouch = async (claims: JWTPayload, nonce: string | null = null) =>
  provider().vouch(await signed(claims), nonce)

test('1.14 7.22 Google vouches for name and e-mail by a token of its own', async () => {
  const { sub: subject, name, email } = anna
  const vouched = { subject, name, email, emailVerified: true, runsMailbox: true }
  expect(await vouch(anna)).toEqual(vouched)
  expect(await vouch({ ...anna, iss: 'accounts.google.com' })).toEqual(vouched)
})

test.each([
  ['a mailbox that Google runs', { email: 'Anna@GMail.com' }, true],
  ['an organisation’s that Google hosts', { email: 'anna@firm.gr', hd: 'firm.gr' }, true],
  ['somebody else’s mailbox', { email: 'anna@yahoo.com' }, false],
  ['a name that only looks like Google’s', { email: 'anna@gmail.com.evil.gr' }, false],
  ['an empty organisation', { email: 'anna@firm.gr', hd: '' }, false],
])('%s', async (_what, claims, runsMailbox) => {
  expect(await vouch({ ...anna, ...claims })).toMatchObject({ runsMailbox })
})

const without = (claim: keyof typeof anna): JWTPayload => {
  const { [claim]: _, ...rest } = anna
  return rest
}

describe('8.09 a token is false', () => {
  test.each<[string, JWTPayload]>([
    ['for another app', { ...anna, aud: 'other.apps.googleusercontent.com' }],
    ['for several apps', { ...anna, aud: [clientId, 'other'] }],
    ['for no app', without('aud')],
    ['of another issuer', { ...anna, iss: 'https://accounts.google.com.evil.gr' }],
    ['of no issuer', without('iss')],
    ['that has ended', { ...anna, exp: seconds - 61 }],
    ['that never ends', without('exp')],
    ['from the future', { ...anna, iat: seconds + 61 }],
    ['older than an hour', { ...anna, iat: seconds - 3661 }],
    ['of no age', without('iat')],
    ['not valid yet', { ...anna, nbf: seconds + 61 }],
    ['of nobody', without('sub')],
    ['with an e-mail that nobody proved', { ...anna, email_verified: false }],
    ['that says nothing of the e-mail’s proof', without('email_verified')],
    ['that only spells the proof', { ...anna, email_verified: 'true' }],
  ])('%s', async (_what, claims) => {
    expect(await vouch(claims)).toBe('invalid-token')
  })

  test('signed by another key, under Google’s name for its own or another', async () => {
    expect(await provider().vouch(await signed(anna, other.privateKey), null)).toBe('invalid-token')
    expect(await provider().vouch(await signed(anna, other.privateKey, 'k2'), null)).toBe(
      'invalid-token',
    )
  })

  test('signed by nobody', async () => {
    const unsigned = new UnsecuredJWT(anna).encode()
    expect(await provider().vouch(unsigned, null)).toBe('invalid-token')
  })

  test('signed with the public key as if it were a shared secret', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(certs.keys[0]))
    const confused = await new SignJWT(anna)
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(secret)
    expect(await provider().vouch(confused, null)).toBe('invalid-token')
  })

  test('changed on the way', async () => {
    const [head, , tail] = (await signed(anna)).split('.')
    const body = Buffer.from(JSON.stringify({ ...anna, email: 'maria@gmail.com' }))
    const changed = `${head}.${body.toString('base64url')}.${tail}`
    expect(await provider().vouch(changed, null)).toBe('invalid-token')
  })

  test.each(['x', 'a.b.c', '{}', '..', 'null'])('that is none: %s', async token => {
    expect(await provider().vouch(token, null)).toBe('invalid-token')
  })
})

describe('a token that was made for one login', () => {
  const nonce = createHash('sha256').update('kept-in-the-page').digest('base64url')

  test('serves who kept the secret of it', async () => {
    expect(await vouch({ ...anna, nonce }, 'kept-in-the-page')).toMatchObject({ subject: anna.sub })
  })

  test.each([
    ['without the secret', nonce, null],
    ['with another secret', nonce, 'other'],
    ['with what the token itself tells', nonce, nonce],
    ['that has none, with a secret', undefined, 'kept-in-the-page'],
  ])('is false %s', async (_what, claim, secret) => {
    expect(await vouch(claim ? { ...anna, nonce: claim } : anna, secret)).toBe('invalid-token')
  })
})

test.each<[string, JWTPayload]>([
  ['no e-mail', without('email')],
  ['no name', without('name')],
  ['an empty name', { ...anna, name: '  ' }],
  ['an e-mail that is none', { ...anna, email: 'anna' }],
])('5.11 with %s there is no permission', async (_what, claims) => {
  expect(await vouch(claims)).toBe('permissions-error')
})

describe('Google is away when its keys', () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['are an error', () => new Response('no', { status: 503 })],
    ['are nothing that one can read', () => new Response('<html>')],
    ['are something else', () => Response.json({ hello: 1 })],
    ['are broken', () => Response.json({ keys: [{ kid: 'k1', kty: 'RSA', alg: 'RS256' }] })],
  ])('%s', async (_what, answer) => {
    const token = await signed(anna)
    await expect(provider(answer).vouch(token, null)).rejects.toThrow(SocialError)
  })

  test('do not come in time', async () => {
    const slow: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    const google = googleProvider(options, { fetch: slow, clock: () => now, timeout: 20 })
    await expect(google.vouch(await signed(anna), null)).rejects.toThrow(SocialError)
  })
})

test('Google is asked once for the keys of many logins', async () => {
  let asked = 0
  const google = provider(() => {
    asked++
    return Response.json(certs)
  })
  for (let count = 0; count < 3; count++) await google.vouch(await signed(anna), null)
  await google.vouch(await signed(anna, other.privateKey, 'k2'), null)
  expect(asked).toBe(1)
})
