import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { facebookProvider } from './facebook.ts'
import { SocialError } from './social-provider.ts'

const options = {
  appId: '123456789',
  appSecret: 'the-secret',
  apiVersion: 'v25.0',
  sdkUrl: 'https://sdk',
  graphUrl: 'https://graph',
}
const now = Date.parse('2026-11-23T08:00:00Z')
const fine = {
  is_valid: true,
  app_id: options.appId,
  user_id: '42',
  expires_at: now / 1000 + 60,
}
const eleni = { id: '42', name: 'Eleni Stathaki', email: 'eleni@example.gr' }

type Answers = { debug?: () => unknown; me?: () => unknown; asked?: URL[] }

function provider({ debug = () => ({ data: fine }), me = () => eleni, asked = [] }: Answers = {}) {
  const graph: typeof fetch = async input => {
    const url = new URL(String(input))
    asked.push(url)
    const answer = await (url.pathname.endsWith('/debug_token') ? debug() : me())
    return answer instanceof Response ? answer : Response.json(answer)
  }
  return facebookProvider(options, { fetch: graph, clock: () => now, timeout: 50 })
}

const vouch = (answers: Answers) => provider(answers).vouch('EAA-token', null)

test('1.13 7.21 Facebook tells whose the token is, asked with the app’s secret', async () => {
  const asked: URL[] = []
  expect(await vouch({ asked })).toEqual({
    subject: '42',
    name: eleni.name,
    email: eleni.email,
    emailVerified: false,
    runsMailbox: false,
  })
  const [debug, me] = asked.map(url => Object.fromEntries(url.searchParams))
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/v25.0/debug_token', '/v25.0/me'])
  expect(debug).toEqual({ input_token: 'EAA-token', access_token: '123456789|the-secret' })
  expect(me).toEqual({
    fields: 'id,name,email',
    access_token: 'EAA-token',
    appsecret_proof: createHmac('sha256', 'the-secret').update('EAA-token').digest('hex'),
  })
})

test('a token that never ends, and ids that came as numbers, are fine', async () => {
  const debug = () => ({ data: { ...fine, app_id: 123456789, user_id: 42, expires_at: 0 } })
  expect(await vouch({ debug })).toMatchObject({ subject: '42' })
})

describe('a token is false', () => {
  test.each([
    ['that was given to another app', { ...fine, app_id: '987' }],
    ['that is not valid', { ...fine, is_valid: false }],
    ['that has ended', { ...fine, expires_at: now / 1000 }],
    ['of no user', { ...fine, user_id: undefined }],
    ['of no app', { ...fine, app_id: undefined }],
  ])('%s, and its profile is never read', async (_what, data) => {
    const asked: URL[] = []
    expect(await vouch({ debug: () => ({ data }), asked })).toBe('invalid-token')
    expect(asked).toHaveLength(1)
  })

  test('whose profile is another user’s', async () => {
    expect(await vouch({ me: () => ({ ...eleni, id: '43' }) })).toBe('invalid-token')
  })

  test('that ended between the two questions', async () => {
    const me = () => Response.json({ error: { code: 190, message: 'Session' } }, { status: 400 })
    expect(await vouch({ me })).toBe('invalid-token')
  })
})

test.each([
  ['no e-mail', { id: '42', name: eleni.name }],
  ['no name', { id: '42', email: eleni.email }],
  ['an empty name', { ...eleni, name: ' ' }],
  ['an e-mail that is none', { ...eleni, email: '6944000000' }],
])('5.11 with %s there is no permission', async (_what, profile) => {
  expect(await vouch({ me: () => profile })).toBe('permissions-error')
})

describe('Facebook is away when it', () => {
  const broken: [string, () => unknown][] = [
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers an error of its own', () => new Response('{}', { status: 500 })],
    ['answers what nobody can read', () => new Response('<html>')],
    ['answers something else', () => ({ hello: 1 })],
    ['answers nothing', () => new Response(null, { status: 200 })],
    [
      'does not know the app’s own secret',
      () => Response.json({ error: { code: 101, message: 'app' } }, { status: 400 }),
    ],
  ]
  test.each(broken)('%s', async (_what, answer) => {
    await expect(vouch({ debug: answer })).rejects.toThrow(SocialError)
    await expect(vouch({ me: answer })).rejects.toThrow(SocialError)
  })

  test('takes too long', async () => {
    const slow: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    const facebook = facebookProvider(options, { fetch: slow, timeout: 20 })
    await expect(facebook.vouch('EAA-token', null)).rejects.toThrow(SocialError)
  })

  test('and what is logged of it holds no token and no secret', async () => {
    const failing: typeof fetch = async input => {
      throw new TypeError(`cannot fetch ${String(input)}`)
    }
    const error = await facebookProvider(options, { fetch: failing })
      .vouch('EAA-token', null)
      .catch((thrown: Error) => thrown)
    expect(error).toBeInstanceOf(SocialError)
    const told = `${String(error)} ${JSON.stringify(error)} ${String((error as Error).cause)}`
    expect(told).not.toMatch(/EAA-token|the-secret/)
  })
})
