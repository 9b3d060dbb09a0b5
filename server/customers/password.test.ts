import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor, path } from '../../test/door.ts'
import { maria, newCart, nikos, signUp } from '../../test/people.ts'
import { outboxFolder } from '../outside/mail/outbox.ts'
import { passwordHashOf } from './password-hash.ts'

const minute = 60_000
let dataDir: string
let door: Door
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gastra-passwords-'))
  door = await openDoor({ DATA_DIR: dataDir, PUBLIC_URL: 'https://shop.test' })
})
afterAll(async () => {
  await door.close()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  door.at(monday)
  await door.db.query('delete from customer')
  await door.db.query('delete from mail')
  await door.db.query('delete from password_request')
  await rm(outboxFolder(dataDir), { recursive: true, force: true })
})

const request = (username: string) => door.ask('auth-password-request', { username })
const reset = (token: string, password = 'nea-kalimera', more: { cartId?: string } = {}) =>
  door.ask('auth-password-reset', { token, password, verify: password, ...more })
const logIn = (password: string) =>
  door.ask('auth-login-email', { username: maria.username, password })
const session = async (token: string) => (await door.ask('auth-session-one', {}, { token })).data
const rows = async (sql: string) => (await door.db.query(sql)).rows
const resetMails = () => rows(`select * from mail where code = 'password-reset'`)

/** The tokens of the mails that were sent, in no order. */
async function sentTokens(): Promise<string[]> {
  await door.run('mails')
  const folder = outboxFolder(dataDir)
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    files.map(async name => simpleParser(await readFile(join(folder, name)))),
  )
  return mails.flatMap(({ text }) => /\/\?reset=([\w-]+)/.exec(text ?? '')?.[1] ?? [])
}

async function mariasToken(): Promise<string> {
  await request(maria.username)
  const [token] = await sentTokens()
  if (!token) throw new Error('no mail was sent')
  return token
}

describe('7.19 1.12 asking for a new password', () => {
  test('sends a link to it, whatever the case of the e-mail', async () => {
    await signUp(door, maria)
    expect(await request(' MARIA@Example.gr')).toMatchObject({ status: 200, code: 'ok' })
    expect(await sentTokens()).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
  })

  test('answers the same for somebody and for nobody', async () => {
    await signUp(door, maria)
    const ask = async (username: string) => {
      const answer = await door.send(path('auth-password-request'), {
        method: 'POST',
        payload: { username },
      })
      const { date: _date, ...headers } = answer.headers
      return { ...answer, headers }
    }
    expect(await ask('nobody@example.gr')).toEqual(await ask(maria.username))
    expect(await resetMails()).toHaveLength(1)
  })

  test('8.13 tells that an e-mail is nobody’s where the shop chose to', async () => {
    const open = await openDoor({ CUSTOMER_NOT_FOUND: 'on' })
    try {
      await signUp(open, maria)
      const ask = (username: string) => open.ask('auth-password-request', { username })
      expect((await ask(maria.username)).code).toBe('ok')
      expect(await ask('nobody@example.gr')).toMatchObject({
        status: 404,
        code: 'customer-not-found',
        message: 'No account found with this email.',
      })
    } finally {
      await open.close()
    }
  })

  test('5.03 takes an e-mail that ends in a dot and two letters', async () => {
    for (const [username, slug] of [
      ['', 'required-field'],
      ['maria', 'invalid-email'],
      ['maria@example.g', 'invalid-email'],
    ] as const)
      expect(await request(username)).toMatchObject({
        code: 'invalid-input',
        data: { errors: [{ field: 'username', slug }] },
      })
  })

  test('again within five minutes says when the link was sent and when another can be', async () => {
    await signUp(door, maria)
    for (const username of [maria.username, 'nobody@example.gr']) {
      door.at(monday)
      const sentAt = new Date(monday).toISOString()
      const nextAt = new Date(monday + 5 * minute).toISOString()
      expect((await request(username)).data).toEqual({ isNew: true, sentAt, nextAt })
      door.at(monday + 5 * minute - 1)
      expect((await request(username)).data).toEqual({ isNew: false, sentAt, nextAt })
      door.at(monday + 5 * minute)
      expect((await request(` ${username.toUpperCase()}`)).data).toMatchObject({ isNew: true })
    }
    expect(await resetMails()).toHaveLength(2)
  })

  test('many times at once sends one, and tells one that it does', async () => {
    await signUp(door, maria)
    const answers = await Promise.all(Array.from({ length: 8 }, () => request(maria.username)))
    expect(answers.filter(({ data }) => data.isNew)).toHaveLength(1)
    expect(await resetMails()).toHaveLength(1)
  })

  test('after the link has served sends another at once', async () => {
    await signUp(door, maria)
    expect((await reset(await mariasToken())).code).toBe('ok')
    expect((await request(maria.username)).data).toMatchObject({ isNew: true })
    expect(await resetMails()).toHaveLength(2)
  })

  test('keeps no e-mail of who asked, and nothing for longer than it needs', async () => {
    await request('nobody@example.gr')
    const marks = () => rows(`select email_mark::text as mark from password_request`)
    expect(await marks()).toHaveLength(1)
    const plain = createHash('sha256').update('nobody@example.gr').digest('hex')
    expect(JSON.stringify(await marks())).not.toContain(plain)
    door.at(monday + 61 * minute)
    await door.run('upkeep')
    expect(await marks()).toEqual([])
  })

  test('again and again fills nobody’s mailbox', async () => {
    await signUp(door, maria)
    for (let times = 0; times < 5; times++) expect((await request(maria.username)).code).toBe('ok')
    expect(await resetMails()).toHaveLength(1)
    door.at(monday + 6 * minute)
    await request(maria.username)
    expect(await resetMails()).toHaveLength(2)
  })

  test('too often is too-many-requests, whoever is asked for', async () => {
    const limited = await openDoor({ RATE_LIMIT: 'on' })
    try {
      const ask = (username: string) => limited.ask('auth-password-request', { username })
      for (let times = 0; times < 10; times++)
        expect((await ask('nobody@example.gr')).code).toBe('ok')
      const answer = await ask('nobody@example.gr')
      expect(answer.code).toBe('too-many-requests')
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect((await ask('another@example.gr')).code).toBe('ok')
    } finally {
      await limited.close()
    }
  })
})

describe('7.20 a new password by the link', () => {
  test('logs in, and the one before is no password any more', async () => {
    await signUp(door, maria)
    await door.db.query('update customer set email_verified_at = $1', [new Date(monday)])
    const { status, data } = await reset(await mariasToken())
    expect(status).toBe(200)
    expect(data.user).toMatchObject({ name: maria.name, email: maria.username })
    expect(await session(data.token)).toEqual(data.user)
    expect((await logIn(maria.password)).code).toBe('customer-not-allowed')
    expect((await logIn('nea-kalimera')).code).toBe('ok')
  })

  test('sets the cookies of a browser', async () => {
    await signUp(door, maria)
    const payload = { token: await mariasToken(), password: 'nea-kali', verify: 'nea-kali' }
    const { cookies } = await door.send(path('auth-password-reset'), { method: 'POST', payload })
    expect(cookies.map(({ name }) => name)).toEqual(['auth', 'user'])
  })

  test('ends the customer’s other sessions, and nobody else’s', async () => {
    const [hers, his] = [await signUp(door, maria), await signUp(door, nikos)]
    await reset(await mariasToken())
    expect(await session(hers)).toBeNull()
    expect(await session(his)).toMatchObject({ name: nikos.name })
  })

  test('shows that the mailbox is the customer’s', async () => {
    await signUp(door, maria)
    const verified = async () => (await rows('select email_verified_at from customer'))[0]
    expect(await verified()).toEqual({ email_verified_at: null })
    await reset(await mariasToken())
    expect(await verified()).toEqual({ email_verified_at: new Date(monday) })
  })

  test('takes the cart along', async () => {
    await signUp(door, maria)
    const { id: cartId } = await newCart(door)
    const { data } = await reset(await mariasToken(), 'nea-kalimera', { cartId })
    const cart = (await door.ask('cart-one', { cartId }, { token: data.token })).data
    expect(cart.customer).toEqual(data.user)
  })

  test('4.49 serves once', async () => {
    await signUp(door, maria)
    const token = await mariasToken()
    const answers = await Promise.all([reset(token, 'password-1'), reset(token, 'password-2')])
    expect(answers.map(({ code }) => code).sort()).toEqual(['ok', 'password-request-expired'])
    expect(await reset(token)).toMatchObject({ status: 422, code: 'password-request-expired' })
  })

  test('4.49 lasts an hour from when the mail was sent', async () => {
    await signUp(door, maria)
    const token = await mariasToken()
    door.at(monday + 60 * minute)
    expect((await reset(token)).code).toBe('password-request-expired')
    door.at(monday + 60 * minute - 1)
    expect((await reset(token)).code).toBe('ok')
  })

  test('ends where a newer one is sent', async () => {
    await signUp(door, maria)
    const older = await mariasToken()
    door.at(monday + 6 * minute)
    await request(maria.username)
    const newer = (await sentTokens()).find(token => token !== older) ?? ''
    expect((await reset(older)).code).toBe('password-request-expired')
    expect((await reset(newer)).code).toBe('ok')
  })

  const change = (token: string) =>
    door.ask(
      'customer-password-update',
      { current: maria.password, password: 'allos-kodikos', verify: 'allos-kodikos' },
      { token },
    )

  test('4.49 ends where the password is changed by hand', async () => {
    const token = await signUp(door, maria)
    const link = await mariasToken()
    expect((await change(token)).code).toBe('ok')
    expect((await reset(link)).code).toBe('password-request-expired')
    expect((await logIn('allos-kodikos')).code).toBe('ok')
  })

  test('4.49 is not sent after the password was changed by hand', async () => {
    const token = await signUp(door, maria)
    await request(maria.username)
    expect((await change(token)).code).toBe('ok')
    expect(await sentTokens()).toEqual([])
  })

  test('4.49 ends with the account', async () => {
    const token = await signUp(door, maria)
    const link = await mariasToken()
    await door.ask('customer-delete', { password: maria.password }, { token })
    expect((await reset(link)).code).toBe('password-request-expired')
    expect(await rows('select from mail_link')).toEqual([])
  })

  test.each(['', 'x', 'x'.repeat(43)])(
    'with the token "%s" is password-request-expired',
    async token => {
      expect((await reset(token)).code).toBe('password-request-expired')
    },
  )

  test('5.07 keeps to the rules of a password, and the link goes on serving', async () => {
    await signUp(door, maria)
    const token = await mariasToken()
    expect(await reset(token, 'short')).toMatchObject({
      code: 'invalid-input',
      data: { errors: [{ field: 'password', slug: 'password-rule-error' }] },
    })
    const differing = { token, password: 'nea-kalimera', verify: 'nea-kalispera' }
    expect(await door.ask('auth-password-reset', differing)).toMatchObject({
      code: 'invalid-input',
      data: { errors: [{ field: 'verify', slug: 'password-verify-error' }] },
    })
    expect((await reset(token)).code).toBe('ok')
  })

  test('is not one that strangers try first, nor the own e-mail; the link goes on serving', async () => {
    await signUp(door, maria)
    const token = await mariasToken()
    for (const [password, slug] of [
      ['password123', 'password-common-error'],
      [maria.username, 'password-email-error'],
    ] as const) {
      const { data } = await reset(token, password)
      expect(data).toEqual({ errors: [{ field: 'password', slug }] })
    }
    expect((await reset(token)).code).toBe('ok')
  })

  test('the token can be read nowhere in the database', async () => {
    await signUp(door, maria)
    const token = await mariasToken()
    const everything = JSON.stringify([
      await rows('select * from mail'),
      await rows('select * from mail_link'),
    ])
    expect(everything).not.toContain(token)
    expect(
      await rows(`select token_hash from mail_link where purpose = 'password-reset'`),
    ).toHaveLength(1)
  })
})

describe('a new password for who knows the one until now', () => {
  const update = (token: string, current: string, password = 'nea-kalimera', verify = password) =>
    door.ask('customer-password-update', { current, password, verify }, { token })

  test('ends the other sessions and keeps this one', async () => {
    const here = await signUp(door, maria)
    const there = (await logIn(maria.password)).data.token
    expect(await update(here, maria.password)).toMatchObject({ status: 200, code: 'ok' })
    expect(await session(here)).toMatchObject({ name: maria.name })
    expect(await session(there)).toBeNull()
    expect((await logIn('nea-kalimera')).code).toBe('ok')
    expect((await logIn(maria.password)).code).toBe('customer-not-allowed')
  })

  test('is not one that strangers try first, nor the own e-mail', async () => {
    const token = await signUp(door, maria)
    for (const [password, slug] of [
      ['password123', 'password-common-error'],
      [maria.username, 'password-email-error'],
    ] as const) {
      const fields = { current: maria.password, password, verify: password }
      const { data } = await door.ask('customer-password-update', fields, { token })
      expect(data).toEqual({ errors: [{ field: 'password', slug }] })
    }
  })

  test('does not take away one that was common before it was refused', async () => {
    await signUp(door, maria)
    const common = await passwordHashOf('password', { from: '' })
    await door.db.query('update customer set password_hash = $1', [common])
    expect((await logIn('password')).code).toBe('ok')
  })

  test('with a wrong one is refused at its field, and the session goes on', async () => {
    const token = await signUp(door, maria)
    expect(await update(token, 'wrong-one')).toMatchObject({
      status: 400,
      code: 'invalid-input',
      data: { errors: [{ field: 'current', slug: 'password-current-error' }] },
    })
    expect(await update(token, maria.password, 'short')).toMatchObject({
      data: { errors: [{ field: 'password', slug: 'password-rule-error' }] },
    })
    expect(await update(token, maria.password, 'nea-kalimera', 'other')).toMatchObject({
      data: { errors: [{ field: 'verify', slug: 'password-verify-error' }] },
    })
    expect(await session(token)).toMatchObject({ name: maria.name })
    expect((await logIn(maria.password)).code).toBe('ok')
  })

  test('is for customers only', async () => {
    expect(await update('x'.repeat(43), maria.password)).toMatchObject({
      status: 401,
      code: 'user-not-allowed',
    })
  })
})

describe('who has a new password', () => {
  const told = async () => {
    await door.run('mails')
    const files = await readdir(outboxFolder(dataDir)).catch(() => [])
    const mails = await Promise.all(
      files.map(async name => simpleParser(await readFile(join(outboxFolder(dataDir), name)))),
    )
    return mails.filter(({ subject }) => subject === 'Ο κωδικός σου άλλαξε')
  }
  const inGreek = () => door.db.query(`update customer set lang = 'el'`)

  test('is told by mail, with the way to another', async () => {
    const token = await signUp(door, maria)
    await inGreek()
    const password = 'nea-kalimera'
    const asked = { current: maria.password, password, verify: password }
    await door.ask('customer-password-update', asked, { token })
    const [mail, ...others] = await told()
    expect(others).toEqual([])
    expect(mail?.text).toContain('https://shop.test/?forgot=1')
    expect(mail?.text).toContain('Δευτέρα 23 Νοεμβρίου')
    expect(mail?.text).not.toContain(password)
  })

  test('is told as well where it came by a link', async () => {
    await signUp(door, maria)
    await inGreek()
    await reset(await mariasToken())
    expect(await told()).toHaveLength(1)
  })

  test('is told of none that was refused', async () => {
    const token = await signUp(door, maria)
    await inGreek()
    const asked = { current: 'wrong-one', password: 'nea-kalimera', verify: 'nea-kalimera' }
    await door.ask('customer-password-update', asked, { token })
    expect((await reset('x'.repeat(43))).code).toBe('password-request-expired')
    expect(await told()).toEqual([])
  })
})

describe('the button of the mail that welcomes', () => {
  const verify = async (link: string, token?: string) =>
    door.ask('auth-email-verify', { token: link }, { token: token ?? (await herToken()) })
  const herToken = async () =>
    (await door.ask('auth-login-email', { ...maria, cartId: undefined })).data.token
  const verified = async () => (await rows('select email_verified_at from customer'))[0]
  const welcomeToken = async () => {
    await signUp(door, maria)
    await door.run('mails')
    const folder = outboxFolder(dataDir)
    const [name] = await readdir(folder)
    const { text } = await simpleParser(await readFile(join(folder, name ?? '')))
    return /\/plans\?verify=([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
  }

  test('shows that the mailbox is the customer’s, once', async () => {
    const token = await welcomeToken()
    expect((await verify(token)).code).toBe('ok')
    expect(await verified()).toEqual({ email_verified_at: new Date(monday) })
    expect(await verify(token)).toMatchObject({ status: 422, code: 'email-link-expired' })
  })

  test('proves no account but the one that is logged in', async () => {
    const link = await welcomeToken()
    expect((await door.ask('auth-email-verify', { token: link })).code).toBe('user-not-allowed')
    const other = await signUp(door, { ...maria, username: 'other@gastra.example' })
    expect((await verify(link, other)).code).toBe('email-link-expired')
    expect(await rows('select from customer where email_verified_at is not null')).toEqual([])
    expect((await verify(link)).code).toBe('ok')
  })

  test('is no link to a new password, nor the other way round', async () => {
    const token = await welcomeToken()
    expect((await reset(token)).code).toBe('password-request-expired')
    await request(maria.username)
    const [other] = await sentTokens()
    expect((await verify(other ?? '')).code).toBe('email-link-expired')
    expect((await reset(other ?? '')).code).toBe('ok')
  })

  test('serves for thirty days', async () => {
    const token = await welcomeToken()
    door.at(monday + 30 * 24 * 60 * minute)
    expect((await verify(token)).code).toBe('email-link-expired')
    expect(await verified()).toEqual({ email_verified_at: null })
  })
})

describe('asking again for the link that shows whose the mailbox is', () => {
  const again = (token?: string) =>
    door.ask('auth-email-verify-request', {}, token === undefined ? {} : { token })
  const proofs = async () => {
    await door.run('mails')
    const files = await readdir(outboxFolder(dataDir)).catch(() => [])
    const mails = await Promise.all(
      files.map(async name => simpleParser(await readFile(join(outboxFolder(dataDir), name)))),
    )
    return mails.flatMap(({ text, to }) =>
      [...(text ?? '').matchAll(/test\/\?verify=([\w-]{43})/g)].map(([, token = '']) => ({
        token,
        to: [to].flat()[0]?.text ?? '',
      })),
    )
  }

  test('sends another, which serves in the place of the first', async () => {
    const token = await signUp(door, maria)
    await door.run('mails')
    expect(await again(token)).toMatchObject({ code: 'ok', data: { isVerified: false } })
    const [proof, ...others] = await proofs()
    expect(others).toEqual([])
    expect(proof?.to).toContain(maria.username)
    expect(
      (await door.ask('auth-email-verify', { token: proof?.token ?? '' }, { token })).code,
    ).toBe('ok')
    expect(await rows('select email_verified_at from customer')).toEqual([
      { email_verified_at: new Date(monday) },
    ])
  })

  test('at most every five minutes, and not where it is known already', async () => {
    const token = await signUp(door, maria)
    for (let times = 0; times < 3; times++) await again(token)
    expect(await proofs()).toHaveLength(1)
    door.at(monday + 6 * minute)
    await again(token)
    expect(await proofs()).toHaveLength(2)
    door.at(monday + 12 * minute)
    await door.db.query('update customer set email_verified_at = $1', [new Date(monday)])
    expect((await again(token)).data).toEqual({ isVerified: true, isSent: false })
    expect(await proofs()).toHaveLength(2)
  })

  test('serves for seven days', async () => {
    const token = await signUp(door, maria)
    await again(token)
    const [proof] = await proofs()
    door.at(monday + 7 * 24 * 60 * minute)
    const link = proof?.token ?? ''
    const { code } = await door.ask('auth-email-verify', { token: link }, { token })
    expect(code).toBe('email-link-expired')
  })

  test('is for who is logged in, and not for ever', async () => {
    expect(await again()).toMatchObject({ status: 401, code: 'user-not-allowed' })
    const limited = await openDoor({ RATE_LIMIT: 'on' })
    try {
      const token = await signUp(limited, maria)
      const ask = () => limited.ask('auth-email-verify-request', {}, { token })
      for (let times = 0; times < 10; times++) expect((await ask()).code).toBe('ok')
      expect((await ask()).code).toBe('too-many-requests')
    } finally {
      await limited.close()
    }
  })
})
