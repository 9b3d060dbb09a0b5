import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { senderIn } from '../../config/sender.ts'
import { readMail } from './eml.ts'
import type { MailMessage } from './mail-transport.ts'
import { outboxFolder, outboxTransport } from './outbox.ts'

const message: MailMessage = {
  id: '7f0d9c52-6a36-4d0e-9d2b-1c7c3c1f8a11',
  code: 'order-confirmed',
  causedAt: Date.parse('2026-11-23T08:00:00Z'),
  to: { name: 'Μαρία Παπαδάκη', address: 'maria@example.gr' },
  lang: 'el',
  subject: 'Η παραγγελία 1001 επιβεβαιώθηκε, και αυτός ο τίτλος χρειάζεται σίγουρα δύο γραμμές',
  html: '<head></head><p>Γεια σου Μαρία</p>',
  text: 'Γεια σου Μαρία,\n\n2 × Μουσακάς … 15,80€\n',
}
const sender = { name: 'Γάστρα', address: 'hello@gastra.example' }

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gastra-outbox-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const files = () => readdir(outboxFolder(dataDir))

test('without a mail server a mail is one file, however often it is sent', async () => {
  const outbox = outboxTransport(dataDir, () => sender)
  expect(await outbox.wasSent(message)).toBe(false)
  await outbox.send(message)
  await outbox.send(message)
  expect(await outbox.wasSent(message)).toBe(true)
  expect(await files()).toEqual([`2026-11-23-080000-order-confirmed-${message.id}.eml`])
})

test('the file is a mail like any other', async () => {
  const [name = ''] = await files()
  const parsed = await simpleParser(await readFile(join(outboxFolder(dataDir), name)))
  expect(parsed.subject).toBe(message.subject)
  expect(parsed.from?.value).toEqual([sender])
  expect(parsed.html).toBe(message.html)
  expect(parsed.text?.trim()).toBe(message.text.trim())
  expect(parsed.messageId).toBe(`<${message.id}@gastra.example>`)
})

test('and the test page reads in it what was written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gastra-outbox-'))
  const outbox = outboxTransport(folder, () => sender)
  const line = fc.string({ unit: 'grapheme' }).map(text => text.replace(/\p{Cc}/gu, '').normalize())
  const subject = line.map(text => `Παραγγελία ${text.replace(/\s+/g, ' ')}`.trim())
  await fc.assert(
    fc.asyncProperty(subject, line, line, async (subject, html, text) => {
      await outbox.send({ ...message, subject, html: `Α<p>${html}`, text: `Α ${text}` })
      const [name = ''] = await readdir(outboxFolder(folder))
      const read = readMail(await readFile(join(outboxFolder(folder), name), 'utf8'))
      expect(read).toMatchObject({ subject, html: `Α<p>${html}`, text: `Α ${text}` })
      expect(read.headers).toContainEqual({
        name: 'To',
        value: 'Μαρία Παπαδάκη <maria@example.gr>',
      })
    }),
    { numRuns: 60 },
  )
  await rm(folder, { recursive: true })
})

test.each([
  ['Γάστρα <hello@gastra.example>', { name: 'Γάστρα', address: 'hello@gastra.example' }],
  ['"Γάστρα, Αθήνα" <a@b.gr>', { name: 'Γάστρα, Αθήνα', address: 'a@b.gr' }],
  [' a@b.gr ', { name: '', address: 'a@b.gr' }],
  ['Γάστρα', null],
  ['a@b', null],
  ['a@b.gr, c@d.gr', null],
  ['<a@b.gr', null],
  ['A <a@b.gr>\r\nBcc: c@d.gr', null],
])('the sender %j', (text, expected) => {
  expect(senderIn(text)).toEqual(expected)
})
