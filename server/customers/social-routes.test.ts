import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Door, openDoor } from '../../test/door.ts'
import { readConfig } from '../config/config.ts'
import { policyFor } from '../pages/content-policy.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

const keys = { FACEBOOK_APP_ID: '123456789', FACEBOOK_APP_SECRET: 's' }

describe('the page where Google’s window ends', () => {
  test.each(['el', 'en'])('in %s runs its one script and nothing else', async lang => {
    const { statusCode, headers, body } = await door.app.inject({
      url: '/login/google',
      headers: { cookie: `lang=${lang}` },
    })
    expect(statusCode).toBe(200)
    expect(body).toContain(`<html lang="${lang}"`)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'sha256-[^']+'(;|$)/)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  test('writes nothing of its address into itself', async () => {
    const { body } = await door.app.inject({ url: '/login/google?state=%3Cscript%3Eboo' })
    expect(body).not.toContain('boo')
  })

  test('does not exist without Google', async () => {
    const without = await openDoor(keys)
    try {
      expect((await without.app.inject({ url: '/login/google' })).statusCode).toBe(404)
    } finally {
      await without.close()
    }
  })
})

describe('Google’s twin', () => {
  const url = '/sandbox/google/o/oauth2/v2/auth'
  const asked = (more: Record<string, string> = {}) => ({
    client_id: door.shop.config.social.google?.clientId ?? '',
    redirect_uri: 'http://localhost/login/google',
    response_type: 'id_token',
    ...more,
  })
  const open = (more?: Record<string, string>) =>
    door.app.inject({ url, query: asked(more), headers: { host: 'localhost' } })

  test('asks in the language that it is asked in', async () => {
    expect((await open({ hl: 'el' })).body).toContain('Διάλεξε λογαριασμό')
    expect((await open({ hl: 'en' })).body).toContain('Choose an account')
  })

  test.each([
    ['another app', { client_id: 'other' }],
    ['another shop', { redirect_uri: 'https://evil.example/login/google' }],
    ['another page', { redirect_uri: 'http://localhost/elsewhere' }],
    ['another kind of answer', { response_type: 'code' }],
  ])('sends nobody to %s', async (_what, more) => {
    expect((await open(more)).statusCode).toBe(400)
    const posted = await door.app.inject({
      method: 'POST',
      url,
      query: asked(more),
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'who=0',
    })
    expect([posted.statusCode, posted.headers.location]).toEqual([400, undefined])
  })

  test('says so when nobody was chosen', async () => {
    const { headers } = await door.app.inject({
      method: 'POST',
      url,
      query: asked({ state: 'mine' }),
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'who=nobody',
    })
    expect(headers.location).toBe('http://localhost/login/google#state=mine&error=access_denied')
  })
})

describe('Facebook’s twin', () => {
  test.each(['el_GR', 'en_US'])('9.01 has its SDK in %s', async locale => {
    const { headers, body } = await door.app.inject({ url: `/sandbox/facebook/${locale}/sdk.js` })
    expect(headers['content-type']).toContain('javascript')
    expect(body).toContain('fbAsyncInit')
  })

  test('tells nothing of a token to who does not know the app’s secret', async () => {
    const { statusCode, body } = await door.app.inject({
      url: '/sandbox/facebook/v25.0/debug_token',
      query: { input_token: 'EAAx', access_token: '1000000000000001|guessed' },
    })
    expect(statusCode).toBe(400)
    expect(body).not.toContain('is_valid')
  })
})

describe('what the pages may load', () => {
  const policy = (env: Record<string, string>) => policyFor([], readConfig(env))

  test('of Facebook only where it is configured, of Google nothing at all', () => {
    expect(policy({})).not.toMatch(/facebook|google/)
    expect(policy({ GOOGLE_CLIENT_ID: 'ours' })).not.toMatch(/facebook|google/)
    const script = policy({ ...keys, GOOGLE_CLIENT_ID: 'ours' })
    expect(script).toMatch(/script-src [^;]*https:\/\/connect\.facebook\.net/)
    expect(script).toMatch(/connect-src [^;]*https:\/\/graph\.facebook\.com/)
    expect(script).not.toContain('google')
  })
})

describe('the configuration', () => {
  test('without any keys plays both; with one provider’s keys has that one alone', () => {
    expect(readConfig({}).social).toMatchObject({ sandbox: true, google: {}, facebook: {} })
    expect(readConfig({ GOOGLE_CLIENT_ID: 'ours' }).social).toMatchObject({
      sandbox: false,
      google: { clientId: 'ours', loginUrl: 'https://accounts.google.com/o/oauth2/v2/auth' },
      facebook: null,
    })
    expect(readConfig(keys).social).toMatchObject({
      sandbox: false,
      google: null,
      facebook: { appId: '123456789', appSecret: 's', apiVersion: 'v25.0' },
    })
  })

  test('plays nobody where payments are real', () => {
    const viva = {
      VIVA_CLIENT_ID: 'id',
      VIVA_CLIENT_SECRET: 'secret',
      VIVA_MERCHANT_ID: 'merchant',
      VIVA_API_KEY: 'key',
    }
    expect(readConfig(viva).social).toEqual({ sandbox: false, google: null, facebook: null })
  })

  test.each([
    ['FACEBOOK_APP_SECRET', { FACEBOOK_APP_ID: '123456789' }],
    ['FACEBOOK_APP_ID', { FACEBOOK_APP_SECRET: 's' }],
    ['FACEBOOK_APP_ID', { FACEBOOK_APP_ID: 'mine', FACEBOOK_APP_SECRET: 's' }],
    ['FACEBOOK_API_VERSION', { FACEBOOK_API_VERSION: '25' }],
    ['GOOGLE_CERTS_URL', { GOOGLE_CERTS_URL: 'certs' }],
  ])('names %s where it is wrong', (name, env) => {
    expect(() => readConfig(env)).toThrow(`\n  ${name} is `)
  })
})
