import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '#server/db/database.ts'
import { askDesk, codeAt, deskOf, type Seat, seat, tokenIn } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { invite } from './people.ts'

const minute = 60_000
let door: Door
let care: Seat
beforeAll(async () => {
  door = await openDoor()
})
beforeEach(async () => {
  door.at(monday)
  care = await seat(door, 'care')
})
afterAll(() => door.close())

function logIn(with_: object = {}, now = monday + 2 * minute) {
  door.at(now)
  const { email, password, totp } = care
  return askDesk(door, 'staff-login', { email, password, code: codeAt(totp, now), ...with_ })
}

describe('logging in', () => {
  test('10.05 10.08 takes password and one-time code, and gives each half of the session to its own keeper', async () => {
    const heard = await logIn()
    expect(heard.code).toBe('ok')
    expect(heard.data).toEqual({
      secret: expect.stringMatching(/^[\w-]{43}$/),
      staff: { id: care.id, name: 'care', email: care.email, roles: ['care'] },
      expiresAt: new Date(monday + 2 * minute + 12 * 3_600_000).toISOString(),
    })
    expect(heard.cookies).toEqual([
      expect.stringMatching(/^desk=[\w-]{43}; HttpOnly; Path=\/; SameSite=Strict; Max-Age=43200$/),
    ])
    const { data } = await askDesk(door, 'staff-me', {}, { desk: deskOf(heard) })
    expect(data.id).toBe(care.id)
  })

  test.each([
    ['a wrong password', { password: 'pithari-me-elies-8' }],
    ['no code', { code: '' }],
    ['a wrong code', { code: '000000' }],
    ['an unknown e-mail', { email: 'nobody@gastra.example' }],
  ])('10.05 with %s is refused, and the refusal does not say what was wrong', async (_, wrong) => {
    const { status, code, cookies } = await logIn(wrong)
    expect([status, code, cookies]).toEqual([422, 'staff-not-allowed', []])
  })

  test('10.06 a code serves once, also when it is sent twice at once', async () => {
    const heard = await Promise.all([logIn(), logIn(), logIn()])
    expect(heard.map(({ code }) => code).sort()).toEqual([
      'ok',
      'staff-not-allowed',
      'staff-not-allowed',
    ])
  })

  test('10.06 a code of half a minute ago still serves, one of two minutes ago does not', async () => {
    const now = monday + 10 * minute
    expect((await logIn({ code: codeAt(care.totp, now - 2 * minute) }, now)).code).toBe(
      'staff-not-allowed',
    )
    expect((await logIn({ code: codeAt(care.totp, now - minute / 2) }, now)).code).toBe('ok')
  })

  test('10.01 a customer’s password opens nothing here', async () => {
    const { code } = await logIn({ email: 'maria@gastra.example', password: 'gastra-demo' })
    expect(code).toBe('staff-not-allowed')
  })

  test('10.07 without a second factor care gets into a demonstration only', async () => {
    await door.db.query('update staff set totp_secret = null where id = $1', [care.id])
    expect((await logIn({ code: '' })).code).toBe('ok')
    const config = { ...door.shop.config, production: true }
    Object.assign(door.shop, { config })
    expect((await logIn({ code: '' })).code).toBe('staff-not-allowed')
    await door.db.query(`update staff set roles = '{chef}' where id = $1`, [care.id])
    expect((await logIn({ code: '' })).code).toBe('ok')
    Object.assign(door.shop, { config: { ...config, production: false } })
  })
})

describe('a session', () => {
  const me = (desk: object) => askDesk(door, 'staff-me', {}, { desk: desk as Seat })

  test('10.09 ends after twelve hours, however much it was used', async () => {
    door.at(monday + 12 * 60 * minute - 1000)
    expect((await me(care)).code).toBe('ok')
    door.at(monday + 12 * 60 * minute)
    const { status, code, cookies } = await me(care)
    expect([status, code]).toEqual([401, 'staff-logged-out'])
    expect(cookies[0]).toMatch(/^desk=; HttpOnly; Path=\/; SameSite=Strict; Max-Age=0/)
  })

  test('10.08 is nothing without either half, or with halves of two sessions', async () => {
    const other = await seat(door, 'care')
    for (const halves of [
      { cookie: care.cookie, secret: '' },
      { cookie: '', secret: care.secret },
      { cookie: care.cookie, secret: other.secret },
      { cookie: other.cookie, secret: care.secret },
      { cookie: care.secret, secret: care.cookie },
    ])
      expect((await me(halves)).code).toBe('staff-logged-out')
  })

  test('10.10 of one tab stands beside that of another, and ends alone', async () => {
    const first = await seat(door, 'chef')
    const now = monday + minute
    door.at(now)
    const { email, password, totp } = first
    const form = { email, password, code: codeAt(totp, now) }
    const headers = { cookie: `desk=${first.cookie}` }
    const heard = await askDesk(door, 'staff-login', form, { headers })
    const cookie = /^desk=([\w.-]+)/.exec(heard.cookies[0] ?? '')?.[1] ?? ''
    expect(cookie.split('.')).toEqual([deskOf(heard).cookie, first.cookie])
    const second = { cookie, secret: heard.data.secret }
    expect((await me(second)).code).toBe('ok')
    expect((await me({ cookie, secret: first.secret })).code).toBe('ok')
    const left = await askDesk(door, 'staff-logout', {}, { desk: second })
    expect([left.code, left.cookies]).toEqual(['ok', []])
    expect((await me(second)).code).toBe('staff-logged-out')
    expect((await me({ cookie, secret: first.secret })).code).toBe('ok')
  })

  test('10.11 ends with logging out', async () => {
    expect((await askDesk(door, 'staff-logout', {}, { desk: care })).code).toBe('ok')
    expect((await me(care)).code).toBe('staff-logged-out')
  })

  test('10.01 of staff is nobody in the shop, and one of a customer nobody here', async () => {
    const { data } = await door.ask('auth-login-email', {
      username: 'maria@gastra.example',
      password: 'gastra-demo',
    })
    const customer = (data as { token: string }).token
    expect((await door.ask('customer-one', {}, { token: care.cookie })).code).toBe(
      'user-not-allowed',
    )
    expect((await me({ cookie: customer, secret: customer })).code).toBe('staff-logged-out')
    const headers = { authorization: `Bearer ${care.cookie}`, 'desk-secret': care.secret }
    expect((await askDesk(door, 'staff-me', {}, { headers })).code).toBe('staff-logged-out')
  })

  test('10.12 cannot be used from another site', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
    ])
      expect((await askDesk(door, 'staff-me', {}, { desk: care, headers })).code).toBe(
        'user-not-allowed',
      )
  })
})

describe('the link of an invitation', () => {
  const now = monday
  let token: string
  beforeEach(async () => {
    const { shop } = door
    const given = { name: 'Νίκη', email: `niki-${Math.random()}@gastra.example` }
    const invited = await transaction(door.db, tx =>
      invite(tx, { ...given, roles: ['chef'] }, { now, config: shop.config }),
    )
    token = tokenIn(invited?.link ?? '')
  })
  const welcome = async (more: object = {}) => {
    const { data } = await askDesk(door, 'staff-link-one', { token })
    const code = data ? codeAt(data.secret, door.shop.now()) : '123456'
    return askDesk(door, 'staff-welcome', { token, password: 'elies-kai-feta-9', code, ...more })
  }

  test('10.14 shows whose it is and what an authenticator reads', async () => {
    const { data } = await askDesk(door, 'staff-link-one', { token })
    expect(data.name).toBe('Νίκη')
    expect(data.url).toContain(`otpauth://totp/Gastra:${encodeURIComponent(data.email)}?`)
    expect(data.url).toContain(`secret=${data.secret}`)
  })

  test('10.14 serves once, also when it is followed twice at once', async () => {
    const heard = await Promise.all([welcome(), welcome()])
    expect(heard.map(({ code }) => code).sort()).toEqual(['ok', 'staff-link-expired'])
    expect((await welcome()).code).toBe('staff-link-expired')
  })

  test('10.14 ends after 72 hours', async () => {
    door.at(now + 72 * 60 * minute)
    expect((await welcome()).code).toBe('staff-link-expired')
  })

  test('10.15 stays when the code or the password is refused', async () => {
    expect((await welcome({ code: '000000' })).code).toBe('invalid-code')
    const weak = await welcome({ password: 'password123' })
    expect([weak.code, weak.data.errors]).toEqual([
      'invalid-input',
      [{ field: 'password', slug: 'password-common-error' }],
    ])
    expect((await welcome({ code: '12 34' })).data.errors).toEqual([
      { field: 'code', slug: 'invalid-code' },
    ])
    expect((await welcome()).code).toBe('ok')
  })
})
