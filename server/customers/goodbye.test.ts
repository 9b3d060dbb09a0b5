import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AddressObject, simpleParser } from 'mailparser'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { maria, signUp } from '../../test/people.ts'
import { sendMails } from '../mails/sending.ts'
import { MailError } from '../outside/mail/mail-transport.ts'
import { outboxFolder } from '../outside/mail/outbox.ts'

let door: Door
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gastra-goodbyes-'))
  door = await openDoor({ DATA_DIR: dataDir, PUBLIC_URL: 'https://shop.test' })
})
beforeEach(() => door.at(monday))
afterEach(async () => {
  await door.db.query('delete from customer')
  await door.db.query('delete from mail')
  await rm(outboxFolder(dataDir), { recursive: true, force: true })
})
afterAll(async () => {
  await door.close()
  await rm(dataDir, { recursive: true, force: true })
})

const rows = async () => (await door.db.query('select * from mail')).rows

/** Signs up, reads the welcome and deletes the account. */
async function leave(lang = 'el'): Promise<void> {
  const token = await signUp(door, maria)
  await door.db.query('update customer set lang = $1', [lang])
  await door.run('mails')
  await rm(outboxFolder(dataDir), { recursive: true, force: true })
  await door.db.query('delete from mail')
  const { code } = await door.ask('customer-delete', { password: maria.password }, { token })
  expect(code).toBe('ok')
}

/** Sends, where the mail server answers like this. */
const sendTo = (answer: () => Promise<void>) =>
  sendMails({
    ...door.shop,
    log: () => {},
    outside: { ...door.shop.outside, mails: { ...door.shop.outside.mails, send: answer } },
  })

describe('who deletes their account', () => {
  test.each([
    ['el', 'Ο λογαριασμός σου διαγράφηκε', 'Γεια σου Μαρία,', 'όπως ζητά ο νόμος'],
    ['en', 'Your account was deleted', 'Hi Μαρία,', 'as the law requires'],
  ])('is told in %s what is gone and what the books keep', async (lang, subject, hi, law) => {
    await leave(lang)
    await door.run('mails')
    const [file = '', ...others] = await readdir(outboxFolder(dataDir))
    expect(others).toEqual([])
    const mail = await simpleParser(await readFile(join(outboxFolder(dataDir), file)))
    expect((mail.to as AddressObject).value).toEqual([
      { name: maria.name, address: maria.username },
    ])
    expect(mail.subject).toBe(subject)
    for (const part of [mail.text, String(mail.html)]) {
      expect(part).toContain(hi)
      expect(part).toContain(law)
      expect(part).toContain('https://shop.test/terms-and-conditions/privacy')
    }
  })

  test('is forgotten once the mail has left', async () => {
    await leave()
    expect(JSON.stringify(await rows())).toContain(maria.username)
    await door.run('mails')
    expect(await rows()).toMatchObject([{ code: 'account-deleted', status: 'sent', data: {} }])
    expect(JSON.stringify(await rows())).not.toMatch(/maria|Μαρία/)
  })

  test('is forgotten where the mail cannot leave at all, and so is what the mail server said', async () => {
    await leave()
    await sendTo(() => Promise.reject(new MailError(`550 <${maria.username}> unknown`, true)))
    expect(await rows()).toMatchObject([{ status: 'failed', data: {}, error: null }])
    expect(JSON.stringify(await rows())).not.toMatch(/maria|Μαρία/)
  })

  test('is told later where the mail server is away', async () => {
    await leave()
    await sendTo(() => Promise.reject(new MailError('421 later', false)))
    expect(await rows()).toMatchObject([{ status: 'queued' }])
    door.at(monday + 2 * 60_000)
    await door.run('mails')
    expect(await readdir(outboxFolder(dataDir))).toHaveLength(1)
    expect(JSON.stringify(await rows())).not.toMatch(/maria|Μαρία/)
  })

  test('who was refused hears nothing', async () => {
    const token = await signUp(door, maria)
    const { code } = await door.ask('customer-delete', { password: 'wrong' }, { token })
    expect(code).toBe('customer-not-allowed')
    expect((await rows()).map(mail => mail.code)).toEqual(['welcome'])
  })
})
