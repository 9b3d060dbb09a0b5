import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { googleToken } from '../../test/outside/social.ts'
import { maria, nikos, type Person, signUp } from '../../test/people.ts'
import { outboxFolder } from '../outside/mail/outbox.ts'

const hour = 60 * 60_000
const anew = 'maria.nea@example.gr'

let dataDir: string
let door: Door
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gastra-email-changes-'))
  door = await openDoor({ DATA_DIR: dataDir, PUBLIC_URL: 'https://shop.test' })
})
afterAll(async () => {
  await door.close()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  door.at(monday)
  for (const table of ['customer', 'mail', 'password_request'])
    await door.db.query(`delete from ${table}`)
  await rm(outboxFolder(dataDir), { recursive: true, force: true })
})

const ask = (token: string, email = anew, password: string | undefined = maria.password) =>
  door.ask('customer-email-update', { email, password }, { token })
const verify = (link: string, token: string) =>
  door.ask('customer-email-verify', { token: link }, { token })
const logIn = (username: string, { password }: Pick<Person, 'password'> = maria) =>
  door.ask('auth-login-email', { username, password })
const profile = async (token: string) => (await door.ask('customer-one', {}, { token })).data
const user = async (token: string) => (await door.ask('auth-session-one', {}, { token })).data
const rows = async (sql: string) => (await door.db.query(sql)).rows

/** The mails that were sent, but for the welcome, oldest first. */
async function sent() {
  await door.run('mails')
  const folder = outboxFolder(dataDir)
  const files = (await readdir(folder).catch(() => [])).filter(name => !name.includes('-welcome-'))
  return Promise.all(
    files.sort().map(async name => {
      const { to, subject, text } = await simpleParser(await readFile(join(folder, name)))
      const link = /[?&](?:email|reset|verify)=([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
      return { to: [to].flat()[0]?.text ?? '', subject, text: text ?? '', link }
    }),
  )
}

/** The latest link that was mailed to an address. */
const linkFor = async (address: string) =>
  (await sent()).filter(({ to }) => to.includes(address)).at(-1)?.link ?? ''

describe('3.01 7.25 another e-mail', () => {
  test('is the account’s once its link is followed, and not before', async () => {
    const token = await signUp(door, maria)
    const { status, data } = await ask(token, ` ${anew} `)
    expect([status, data.email]).toEqual([200, maria.username])
    const expiresAt = new Date(monday + 24 * hour).toISOString()
    expect(data.newEmail).toEqual({ email: anew, expiresAt })
    expect((await logIn(anew)).code).toBe('customer-not-allowed')

    const answer = await verify(await linkFor(anew), token)
    expect(answer.data).toMatchObject({ email: anew, emailVerified: true, newEmail: null })
    expect(await user(token)).toMatchObject({ email: anew, name: maria.name })
    expect((await logIn(anew)).code).toBe('ok')
    expect((await logIn(maria.username)).code).toBe('customer-not-allowed')
    // The old address is free again.
    expect((await door.ask('auth-register-email', { ...maria, verify: maria.password })).code).toBe(
      'ok',
    )
  })

  test('is told to the old address when it is asked for and when it is done', async () => {
    const token = await signUp(door, maria)
    await door.db.query(`update customer set lang = 'el'`)
    await ask(token)
    await verify(await linkFor(anew), token)
    const mails = await sent()
    const told = (address: string) => mails.filter(({ to }) => to.includes(address))
    expect(told(anew).map(({ subject }) => subject)).toEqual(['Επιβεβαίωσε το νέο σου email'])
    expect(
      told(maria.username)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(['Ζητήθηκε αλλαγή του email σου', 'Το email του λογαριασμού σου άλλαξε'])
    for (const { text, link } of told(maria.username)) {
      expect(text).toContain('m…@example.gr')
      expect(text).not.toContain(anew)
      expect(link).toBe('')
    }
    // It may be a stranger's mailbox.
    expect(told(anew)[0]?.text).not.toContain('Μαρία')
    const kept = JSON.stringify(await rows('select data from mail'))
    for (const address of [anew, maria.username]) expect(kept).not.toContain(address)
  })

  test.each([
    ['el', 'Επιβεβαίωσε το νέο σου email', /account\/profile\?email=[\w-]{43}\s/],
    ['en', 'Confirm your new email', /account\/profile\?email=[\w-]{43}&lang=en/],
  ])('1.01 is asked for in %s', async (lang, subject, link) => {
    const token = await signUp(door, maria)
    await door.db.query('update customer set lang = $1', [lang])
    await ask(token)
    const mail = (await sent()).find(({ to }) => to.includes(anew))
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).toMatch(link)
  })

  test('sets the cookies of a browser anew', async () => {
    const token = await signUp(door, maria)
    await ask(token)
    const link = await linkFor(anew)
    const cookie = `auth=${encodeURIComponent(JSON.stringify({ token }))}`
    const path = '/api/content/v1/account/demo/repository/shop/hook/call/customer-email-verify/1'
    const { cookies, code } = await door.send(path, {
      method: 'POST',
      payload: { token: link },
      headers: { cookie, origin: 'https://shop.test', 'sec-fetch-site': 'same-origin' },
    })
    expect(code).toBe('ok')
    expect(JSON.parse(cookies.find(({ name }) => name === 'user')?.value ?? '')).toMatchObject({
      email: anew,
    })
  })

  test('ends the other sessions, and the links that the old mailbox got', async () => {
    const token = await signUp(door, maria)
    const other = (await logIn(maria.username)).data.token
    await door.ask('auth-password-request', { username: maria.username })
    await door.ask('auth-email-verify-request', {}, { token })
    const older = (await sent()).map(({ link }) => link).filter(Boolean)
    expect(older).toHaveLength(2)
    await ask(token)
    expect((await verify(await linkFor(anew), token)).code).toBe('ok')
    expect(await user(other)).toBeNull()
    expect(await user(token)).not.toBeNull()
    for (const link of older) {
      const password = 'kleftis-2026'
      const reset = { token: link, password, verify: password }
      expect((await door.ask('auth-password-reset', reset)).code).toBe('password-request-expired')
    }
    expect(await rows('select from mail_link')).toEqual([])
  })

  test('sends no link of the old mailbox that still waited to be sent', async () => {
    const token = await signUp(door, maria)
    await ask(token)
    const link = await linkFor(anew)
    await door.ask('auth-password-request', { username: maria.username })
    expect((await verify(link, token)).code).toBe('ok')
    expect((await sent()).filter(({ text }) => text.includes('?reset='))).toEqual([])
  })

  test('serves once, for 24 hours, and only for who asked', async () => {
    const token = await signUp(door, maria)
    const his = await signUp(door, nikos)
    await ask(token)
    const link = await linkFor(anew)
    expect((await verify(link, his)).code).toBe('email-link-expired')
    expect((await door.ask('customer-email-verify', { token: link })).code).toBe('user-not-allowed')
    door.at(monday + 24 * hour)
    expect((await verify(link, token)).code).toBe('email-link-expired')
    expect((await profile(token)).newEmail).toBeNull()
    door.at(monday + 24 * hour - 1)
    expect((await verify(link, token)).code).toBe('ok')
    expect((await verify(link, token)).code).toBe('email-link-expired')
  })

  test('is called off, and so is the link', async () => {
    const token = await signUp(door, maria)
    await ask(token)
    const link = await linkFor(anew)
    const { code, data } = await door.ask('customer-email-delete', {}, { token })
    expect([code, data.newEmail]).toEqual(['ok', null])
    expect((await verify(link, token)).code).toBe('email-link-expired')
    expect((await profile(token)).email).toBe(maria.username)
  })

  test('is called off by a new password, also where the mail was not sent yet', async () => {
    const token = await signUp(door, maria)
    await ask(token)
    const password = 'nea-kalimera'
    const passwords = { current: maria.password, password, verify: password }
    await door.ask('customer-password-update', passwords, { token })
    expect((await profile(token)).newEmail).toBeNull()
    expect((await sent()).filter(({ to }) => to.includes(anew))).toEqual([])
  })

  test('asked for again is another, and the link to the first ends', async () => {
    const token = await signUp(door, maria)
    await ask(token)
    const first = await linkFor(anew)
    await ask(token, 'triti@example.gr')
    expect((await profile(token)).newEmail?.email).toBe('triti@example.gr')
    expect((await verify(first, token)).code).toBe('email-link-expired')
    await verify(await linkFor('triti@example.gr'), token)
    expect((await profile(token)).email).toBe('triti@example.gr')
  })
})

describe('another e-mail is refused', () => {
  test('5.01 to an address that is none, and to the same one', async () => {
    const token = await signUp(door, maria)
    for (const [email, slug] of [
      ['', 'required-field'],
      ['maria@example', 'invalid-email'],
      ['MARIA@example.gr', 'email-same'],
    ] as const)
      expect(await ask(token, email)).toMatchObject({
        code: 'invalid-input',
        data: { errors: [{ field: 'email', slug }] },
      })
  })

  test('with a wrong password or none', async () => {
    const token = await signUp(door, maria)
    for (const password of ['wrong-one', ''])
      expect(await ask(token, anew, password)).toMatchObject({
        code: 'invalid-input',
        data: { errors: [{ field: 'password', slug: 'password-current-error' }] },
      })
    expect(await rows('select from email_change')).toEqual([])
  })

  test('8.11 where it has an account, as at the sign-up, in any spelling', async () => {
    const token = await signUp(door, maria)
    await signUp(door, { ...nikos, username: 'nikos@παράδειγμα.ελ' })
    expect((await ask(token, 'NIKOS@xn--hxajbheg2az3al.xn--qxam')).code).toBe('customer-exists')
    expect(await sent()).toEqual([])
  })

  test('8.11 where it got an account before the link was followed', async () => {
    const token = await signUp(door, maria)
    await ask(token)
    const link = await linkFor(anew)
    await signUp(door, { ...nikos, username: anew })
    expect((await verify(link, token)).code).toBe('customer-exists')
    expect((await profile(token)).email).toBe(maria.username)
    expect((await logIn(anew, nikos)).code).toBe('ok')
  })

  test('to one of two customers who follow their links at once', async () => {
    const people = [maria, nikos]
    const links: { token: string; link: string }[] = []
    for (const person of people) {
      const token = await signUp(door, person)
      expect((await ask(token, anew, person.password)).code).toBe('ok')
      links.push({ token, link: await linkFor(anew) })
      await rm(outboxFolder(dataDir), { recursive: true, force: true })
    }
    const answers = await Promise.all(links.map(({ link, token }) => verify(link, token)))
    expect(answers.map(({ code }) => code).sort()).toEqual(['customer-exists', 'ok'])
    expect(await rows(`select from customer where email = '${anew}'`)).toHaveLength(1)
  })

  test('to a customer while another signs up with it', async () => {
    const token = await signUp(door, maria)
    await ask(token)
    const link = await linkFor(anew)
    const newcomer = { ...nikos, username: anew, verify: nikos.password }
    const [changed, signedUp] = await Promise.all([
      verify(link, token),
      door.ask('auth-register-email', newcomer),
    ])
    expect([changed.code, signedUp.code].sort()).toEqual(['customer-exists', 'ok'])
  })

  test('asked for five times at once it leaves one wish', async () => {
    const token = await signUp(door, maria)
    const wishes = [1, 2, 3, 4, 5].map(number => ask(token, `nea${number}@example.gr`))
    for (const { code } of await Promise.all(wishes)) expect(code).toBe('ok')
    expect(await rows(`select from email_change where status = 'waiting'`)).toHaveLength(1)
  })

  test('after five in a day, and after three for one mailbox', async () => {
    const token = await signUp(door, maria)
    for (let times = 0; times < 3; times++) expect((await ask(token)).code).toBe('ok')
    expect(await ask(token)).toMatchObject({ status: 429, code: 'too-many-requests' })
    const his = await signUp(door, nikos)
    expect((await ask(his, anew, nikos.password)).code).toBe('too-many-requests')
    for (const code of ['ok', 'ok', 'too-many-requests'])
      expect((await ask(token, `allo${Math.random()}@example.gr`)).code).toBe(code)
    door.at(monday + 24 * hour)
    expect((await ask(token)).code).toBe('ok')
  })
})

test('strangers who ask for an address do not keep its proved owner from it', async () => {
  const stranger = await signUp(door, nikos)
  for (let times = 0; times < 3; times++)
    expect((await ask(stranger, anew, nikos.password)).code).toBe('ok')
  const owner = await signUp(door, maria)
  expect((await ask(owner)).code).toBe('too-many-requests')
  await door.db.query('update customer set email_verified_at = now() where email = $1', [
    maria.username,
  ])
  expect((await ask(owner)).code).toBe('ok')
  expect((await ask(owner)).code).toBe('too-many-requests')
})

test('an account that only Google opens asks for a fresh login in the place of the password', async () => {
  const credential = await googleToken(door, { name: 'Anna', email: 'anna@gmail.com' })
  const logInWithGoogle = () => door.ask('auth-login-social', { platform: 'google', credential })
  const { token } = (await logInWithGoogle()).data
  door.at(monday + hour + 1)
  expect((await ask(token, anew, undefined)).code).toBe('login-needed')
  door.at(monday)
  expect((await ask(token, anew, undefined)).code).toBe('ok')
  expect((await verify(await linkFor(anew), token)).code).toBe('ok')
  // Google still opens it.
  const again = (await logInWithGoogle()).data
  expect(again.user.email).toBe(anew)
})

test('an office goes with the mailbox that proved it; one without domains stays', async () => {
  const eleni = { ...maria, username: 'eleni.nea@lefka.example' }
  const token = await signUp(door, eleni)
  await door.db.query('update customer set email_verified_at = $1', [new Date(monday)])
  for (const spot of ['lefka', 'tavros-hub'])
    expect((await door.ask('customer-spot-create', { spot }, { token })).code).toBe('ok')
  await door.db.query('update customer_spot set manager = true')
  const offices = async () =>
    (await door.ask('customer-spot-collection', {}, { token })).data.spots.map(({ slug }) => slug)

  await ask(token, 'eleni.allou@lefka.example')
  await verify(await linkFor('eleni.allou@lefka.example'), token)
  expect((await offices()).sort()).toEqual(['lefka', 'tavros-hub'])

  await ask(token)
  await verify(await linkFor(anew), token)
  expect(await offices()).toEqual(['tavros-hub'])
})

test('a mailbox that gets an account back has nothing of what a stranger asked for in it', async () => {
  const token = await signUp(door, maria)
  await ask(token)
  await door.ask('auth-password-request', { username: maria.username })
  const link = (await sent()).find(({ text }) => text.includes('?reset='))?.link ?? ''
  const password = 'nea-kalimera'
  const reset = await door.ask('auth-password-reset', { token: link, password, verify: password })
  expect(reset.code).toBe('ok')
  expect(await rows('select from email_change')).toEqual([])
})

test('the export tells the change, and the shop forgets it after a year', async () => {
  const token = await signUp(door, maria)
  await ask(token)
  await verify(await linkFor(anew), token)
  await ask(token, 'pote@example.gr')
  const { data } = await door.ask('customer-export', {}, { token })
  expect(data.emailChanges).toMatchObject([
    { oldEmail: maria.username, newEmail: anew, status: 'done' },
    { newEmail: 'pote@example.gr', status: 'waiting' },
  ])
  const kept = async (days: number) => {
    door.at(monday + days * 24 * hour)
    await door.run('upkeep')
    return (await rows('select new_email as email from email_change')).map(({ email }) => email)
  }
  expect(await kept(3)).toEqual([anew])
  expect(await kept(360)).toEqual([anew])
  expect(await kept(370)).toEqual([])
})
