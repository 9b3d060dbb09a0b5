import type { AddressInfo } from 'node:net'
import * as fc from 'fast-check'
import { type AddressObject, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { MailError, type MailMessage, type MailTransport } from './mail-transport.ts'
import { smtpTransport } from './smtp.ts'

const message: MailMessage = {
  id: '7f0d9c52-6a36-4d0e-9d2b-1c7c3c1f8a11',
  code: 'order-confirmed',
  causedAt: Date.parse('2026-11-23T08:00:00Z'),
  to: { name: 'Μαρία Παπαδάκη', address: 'maria@example.gr' },
  lang: 'el',
  subject: 'Η παραγγελία 1001 επιβεβαιώθηκε',
  html: '<p>Γεια σου Μαρία</p>',
  text: 'Γεια σου Μαρία',
}
const sender = { name: 'Γάστρα', address: 'hello@gastra.example' }

let close: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const one of close.reverse()) await one()
  close = []
})

type Mailbox = { mails: string[]; envelopes: string[][]; transport: MailTransport }

/** A mail server of our own; what it took, and a transport that leads there. */
async function mailServer(
  options: SMTPServerOptions = {},
  waits?: Parameters<typeof smtpTransport>[2],
): Promise<Mailbox> {
  const mails: string[] = []
  const envelopes: string[][] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString('utf8'))
        envelopes.push(session.envelope.rcptTo.map(({ address }) => address))
        callback()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  close.push(() => new Promise<void>(resolve => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, () => sender, waits)
  close.push(async () => transport.close())
  return { mails, envelopes, transport }
}

const parsed = (mail = '') => simpleParser(mail)
const answering = (code: number, text: string) =>
  Object.assign(new Error(text), { responseCode: code })

async function troubleOf(sending: Promise<void>): Promise<MailError> {
  const error = await sending.then(() => null).catch(caught => caught)
  if (!(error instanceof MailError)) throw new Error(`no MailError: ${error}`)
  return error
}

describe('1.01 a mail over SMTP', () => {
  test('arrives with Greek in subject, names and both parts, and always under the same id', async () => {
    const { mails, transport } = await mailServer()
    await transport.send(message)
    await transport.send(message)
    const [one, again] = await Promise.all([parsed(mails[0]), parsed(mails[1])])
    expect(one.subject).toBe(message.subject)
    expect(one.from?.value).toEqual([sender])
    expect((one.to as AddressObject).value).toEqual([
      { name: 'Μαρία Παπαδάκη', address: 'maria@example.gr' },
    ])
    expect(one.html).toBe(message.html)
    expect(one.text).toBe(message.text)
    expect(one.headers.get('content-language')).toBe('el')
    expect(one.headers.get('auto-submitted')).toBe('auto-generated')
    expect(one.messageId).toBe(`<${message.id}@gastra.example>`)
    expect(again.messageId).toBe(one.messageId)
  })

  test('has one recipient and our headers alone, whatever somebody’s name is', async () => {
    const { mails, envelopes, transport } = await mailServer()
    const piece = fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      'Bcc: ',
      'eve@example.com',
      '<',
      '>',
      '"',
      ',',
      'Μ',
    )
    const hostile = fc
      .array(fc.oneof(piece, fc.string({ unit: 'binary' })))
      .map(all => all.join(''))
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (name, subject) => {
        await transport.send({ ...message, to: { ...message.to, name }, subject })
        const last = await parsed(mails.at(-1))
        expect(envelopes.at(-1)).toEqual(['maria@example.gr'])
        expect((last.to as AddressObject).value.map(({ address }) => address)).toEqual([
          'maria@example.gr',
        ])
        expect([...last.headers.keys()].sort()).toEqual(
          [
            'auto-submitted',
            'content-language',
            'content-type',
            'date',
            'from',
            'message-id',
            'mime-version',
            ...(last.subject === undefined ? [] : ['subject']),
            'to',
            'x-auto-response-suppress',
          ].sort(),
        )
        expect(last.text).toBe(message.text)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a mail server that', () => {
  test('says "later" leaves hope', async () => {
    const onRcptTo: SMTPServerOptions['onRcptTo'] = (_to, _session, done) =>
      done(answering(451, '4.7.1 greylisted, try again'))
    const { transport } = await mailServer({ onRcptTo })
    const { final, message: told } = await troubleOf(transport.send(message))
    expect(final).toBe(false)
    expect(told).toMatch(/greylisted/)
  })

  test('knows no such mailbox ends it', async () => {
    const onRcptTo: SMTPServerOptions['onRcptTo'] = (_to, _session, done) =>
      done(answering(550, '5.1.1 no such user'))
    const { transport } = await mailServer({ onRcptTo })
    expect(await troubleOf(transport.send(message))).toMatchObject({ final: true })
  })

  test('does not want our sender leaves hope, for that can be mended', async () => {
    const onMailFrom: SMTPServerOptions['onMailFrom'] = (_from, _session, done) =>
      done(answering(550, '5.7.1 sender not allowed'))
    const { transport } = await mailServer({ onMailFrom })
    expect(await troubleOf(transport.send(message))).toMatchObject({ final: false })
  })

  test('refuses the text itself leaves hope', async () => {
    const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
      stream.resume()
      stream.on('end', () => done(answering(554, '5.6.0 not this one')))
    }
    const { transport } = await mailServer({ onData })
    expect(await troubleOf(transport.send(message))).toMatchObject({ final: false })
  })

  test('falls silent is not waited for without end', async () => {
    const onConnect: SMTPServerOptions['onConnect'] = () => {}
    const soon = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 }
    const { transport } = await mailServer({ onConnect }, soon)
    expect(await troubleOf(transport.send(message))).toMatchObject({ final: false })
  })

  test('is not there leaves hope', async () => {
    const gone = smtpTransport('smtp://127.0.0.1:1', () => sender)
    close.push(async () => gone.close())
    const trouble = await troubleOf(gone.send(message))
    expect(trouble.final).toBe(false)
    expect(trouble.message).toMatch(/ECONNREFUSED|ESOCKET/)
  })

  test('took a mail before we died tells us nothing', async () => {
    const { transport } = await mailServer()
    expect(await transport.wasSent(message)).toBe(null)
  })
})
