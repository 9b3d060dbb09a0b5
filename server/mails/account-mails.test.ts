import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Language } from '#shop/language.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { googleToken } from '../../test/outside/social.ts'
import { signUp } from '../../test/people.ts'
import { tellRegions } from '../addresses/region-interest.ts'
import { outboxFolder } from '../outside/mail/outbox.ts'

const anna = { name: 'Άννα Δήμου', username: 'anna@gmail.com', password: 'kalimera-2026' }

let dataDir: string
let door: Door
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gastra-account-mails-'))
  door = await openDoor({ DATA_DIR: dataDir, PUBLIC_URL: 'https://shop.test' })
})
afterAll(async () => {
  await door.close()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  for (const table of ['customer', 'region_interest', 'mail'])
    await door.db.query(`delete from ${table}`)
})

/** The one mail with this code that leaves now. */
async function sent(code: string) {
  await rm(outboxFolder(dataDir), { recursive: true, force: true })
  await door.run('mails')
  const files = await readdir(outboxFolder(dataDir))
  const [name = '', ...others] = files.filter(file => file.includes(`-${code}-`))
  expect(others).toEqual([])
  const mail = await simpleParser(await readFile(join(outboxFolder(dataDir), name)))
  expect([mail.to].flat()[0]?.text).toContain(anna.username)
  return { subject: mail.subject, text: mail.text ?? '', html: String(mail.html) }
}

async function annaIn(lang: Language): Promise<string> {
  const token = await signUp(door, anna)
  await door.db.query('update customer set lang = $1', [lang])
  await door.run('mails')
  return token
}

describe.each([
  ['el', 'Νέος τρόπος σύνδεσης: Google', 'ο παλιός κωδικός', 'Ο κωδικός σου ισχύει όπως πριν.'],
  [
    'en',
    'A new way to log in: Google',
    'the old password and any open logins no longer work',
    'Your password works as before.',
  ],
] as const)('1.01 1.14 login-linked in %s', (lang, subject, ended, stays) => {
  test.each([
    [false, ended],
    [true, stays],
  ])('leaves, and says what became of the password (mailbox proved: %s)', async (proved, says) => {
    await annaIn(lang)
    if (proved)
      await door.db.query('update customer set email_verified_at = $1', [new Date(monday)])
    const credential = await googleToken(door, { name: anna.name, email: anna.username })
    const { code } = await door.ask('auth-login-social', { platform: 'google', credential })
    expect(code).toBe('ok')
    const mail = await sent('login-linked')
    expect(mail.subject).toBe(subject)
    for (const part of [mail.text, mail.html]) expect(part).toContain(says)
    expect(mail.html).toContain('https://shop.test/account/profile')
  })
})

test.each([
  ['el', 'Επιβεβαίωσε το email σου', /https:\/\/shop\.test\/\?verify=[\w-]{43}\s/],
  ['en', 'Confirm your email', /https:\/\/shop\.test\/\?verify=[\w-]{43}&lang=en/],
] as const)('1.01 email-verify leaves in %s, with its link', async (lang, subject, link) => {
  const token = await annaIn(lang)
  await door.ask('auth-email-verify-request', {}, { token })
  const mail = await sent('email-verify')
  expect(mail.subject).toBe(subject)
  expect(mail.text).toMatch(link)
})

test.each([
  ['el', 'Φτάσαμε στην περιοχή σου!', '105 63'],
  ['en', 'We’ve reached your area!', '105 63'],
] as const)(
  '1.01 8.17 region-open leaves in %s once the shop comes there',
  async (lang, subject, postcode) => {
    await door.db.query(
      `insert into region_interest (id, email, email_key, postcode, lang, created_at, confirmed_at)
      values ('anna', $1, $1, '10563', $2, $3, $3)`,
      [anna.username, lang, new Date(monday)],
    )
    expect(await tellRegions(door.shop)).toBe(1)
    const mail = await sent('region-open')
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(postcode)
    expect(mail.text).toMatch(/region-updates\?leave=[\w-]{43}/)
    expect(await tellRegions(door.shop)).toBe(0)
  },
)
