import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { paidOrder } from '../../test/orders/orders.ts'
import { maria, nikos, signUp } from '../../test/people.ts'
import { type Mail, queueMail } from '../db/mail/mails.ts'
import { outboxFolder } from '../outside/mail/outbox.ts'
import { smtpTransport } from '../outside/mail/smtp.ts'
import { twilio } from '../outside/sms/twilio.ts'
import type { RunningShop } from '../running-shop.ts'
import { sendMails } from './sending.ts'

const minute = 60_000

let door: Door
let dataDir: string
let customerId: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gastra-mails-'))
  door = await openDoor({ DATA_DIR: dataDir, PUBLIC_URL: 'http://shop.test' })
  await signUp(door, maria)
  customerId = (await rowsOf('select id from customer where email = $1', [maria.username]))[0]?.id
  await door.db.query('delete from mail')
})
afterAll(async () => {
  await door.close()
  await rm(dataDir, { recursive: true, force: true })
})

let close: (() => Promise<unknown>)[] = []
let logged: string[] = []
afterEach(async () => {
  for (const one of close.reverse()) await one()
  close = []
  logged = []
  door.at(monday)
  await door.db.query('delete from mail')
  await rm(outboxFolder(dataDir), { recursive: true, force: true })
})

const rowsOf = async (sql: string, values: unknown[] = []) =>
  (await door.db.query(sql, values)).rows
const mailRow = async () =>
  (await rowsOf('select status, tries, error, data, next_try_at, sent_at from mail'))[0]
const send = (shop: Partial<RunningShop> = {}) =>
  sendMails({ ...door.shop, log: (_error, message) => logged.push(message), ...shop })
const files = async () => readdir(outboxFolder(dataDir)).catch(() => [])
const written = async (): Promise<ParsedMail[]> =>
  Promise.all(
    (await files()).map(async name =>
      simpleParser(await readFile(join(outboxFolder(dataDir), name))),
    ),
  )
const reset = (more: Partial<Mail> = {}): Mail => ({
  key: `password-reset ${Math.random()}`,
  code: 'password-reset',
  customerId,
  ...more,
})
const queue = (mail: Mail) => queueMail(door.db, mail, monday)
/** The row as a process leaves it that dies while it sends. */
const dieWhileSending = () =>
  door.db.query(`update mail set status = 'sending', tries = 1, next_try_at = $1`, [
    new Date(monday + 5 * minute),
  ])

/** A mail server that takes mails while `answer` gives nothing to complain of. */
async function mailServer(answer: () => { code: number; text: string } | null) {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const trouble = answer()
        if (!trouble) taken.push(Buffer.concat(chunks).toString('utf8'))
        callback(trouble && Object.assign(new Error(trouble.text), { responseCode: trouble.code }))
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const sender = { name: 'Γάστρα', address: 'hello@gastra.example' }
  const mails = smtpTransport(`smtp://127.0.0.1:${port}`, () => sender)
  close.push(() => new Promise<void>(resolve => server.close(() => resolve())))
  close.push(async () => mails.close())
  return { taken, shop: { outside: { ...door.shop.outside, mails } } }
}

describe('1.01 a mail is sent', () => {
  test('to the customer, in the language of the order', async () => {
    const token = await signUp(door, nikos)
    await door.db.query(`update mail set status = 'sent' where code = 'welcome'`)
    const { orderId, number } = await paidOrder(door, token)
    await door.db.query(`update customer_order set lang = 'el' where id = $1`, [orderId])
    expect(await send()).toBe(1)
    const [mail] = await written()
    expect((mail?.to as AddressObject | undefined)?.value).toEqual([
      { name: nikos.name, address: nikos.username },
    ])
    expect(mail?.subject).toBe(`Η παραγγελία ${number} επιβεβαιώθηκε`)
    expect(mail?.html).toContain(`href="http://shop.test/account/orders/${orderId}"`)
    expect(mail?.text).toContain(`http://shop.test/account/orders/${orderId}`)
  })

  test('after signing up, with the coupon', async () => {
    await signUp(door, { ...nikos, username: 'eleni@example.gr', name: 'Ελένη Νικολάου' })
    expect(await send()).toBe(1)
    const [mail] = await written()
    const [coupon] = await rowsOf(
      `select c.data ->> 'code' as code from coupon c join customer p on p.id = c.customer_id
        where p.email = 'eleni@example.gr'`,
    )
    expect(mail?.subject).toBe('Welcome! You have a 20€ gift')
    expect(mail?.text).toContain(coupon?.code)
  })

  test('once for each cause, though the job runs twice at once', async () => {
    for (let index = 0; index < 12; index++) {
      await queue(reset({ key: `reset ${index}` }))
      await queue(reset({ key: `reset ${index}` }))
    }
    const [one, other] = await Promise.all([send(), send()])
    expect(one + other).toBe(12)
    expect(await files()).toHaveLength(12)
    expect(await rowsOf('select distinct status, tries from mail')).toEqual([
      { status: 'sent', tries: 1 },
    ])
    expect(await send()).toBe(0)
  })

  test('and the secret in it is forgotten', async () => {
    await queue(reset())
    await send()
    expect((await written())[0]?.text).toMatch(/http:\/\/shop\.test\/\?reset=[\w-]{43}&/)
    expect(await mailRow()).toMatchObject({ status: 'sent', data: {}, sent_at: new Date(monday) })
  })

  test('no more when its customer or its truth is gone', async () => {
    const gone = { ...nikos, username: 'gone@example.gr' }
    const token = await signUp(door, gone)
    const { orderId } = await paidOrder(door, token)
    await door.db.query(`delete from mail where code <> 'order-confirmed'`)
    await door.db.query('update customer_order set customer_id = null where id = $1', [orderId])
    await send()
    expect(await mailRow()).toMatchObject({ status: 'failed', error: 'the customer is gone' })
    await door.db.query('delete from mail')
    await queue(reset())
    door.at(monday + 61 * minute)
    await send()
    expect(await mailRow()).toMatchObject({ status: 'failed', error: 'the link has expired' })
    expect(await files()).toEqual([])
  })
})

describe('a mail server in trouble', () => {
  test('is asked again, later each time, and not for ever', async () => {
    const { shop } = await mailServer(() => ({ code: 451, text: '4.3.0 not now' }))
    await queue({ key: 'welcome', code: 'welcome', customerId })
    let now = monday
    const waited: number[] = []
    for (let tries = 1; tries < 8; tries++) {
      door.at(now)
      expect(await send(shop)).toBe(1)
      expect(await send(shop)).toBe(0)
      const row = await mailRow()
      expect(row).toMatchObject({
        status: 'queued',
        tries,
        error: expect.stringMatching(/not now/),
      })
      waited.push((row?.next_try_at.getTime() - now) / minute)
      now = row?.next_try_at.getTime()
    }
    expect(waited).toEqual([1, 5, 15, 60, 240, 240, 240])
    door.at(now)
    await send(shop)
    expect(await mailRow()).toMatchObject({ status: 'failed', tries: 8 })
    expect(logged.at(-1)).toMatch(/for good/)
    door.at(now + 1000 * minute)
    expect(await send(shop)).toBe(0)
  })

  test('gets the mail once it is well again', async () => {
    let isWell = false
    const { shop, taken } = await mailServer(() => (isWell ? null : { code: 421, text: 'busy' }))
    await queue({ key: 'welcome', code: 'welcome', customerId })
    await send(shop)
    isWell = true
    door.at(monday + minute)
    await send(shop)
    expect(taken).toHaveLength(1)
    expect(await mailRow()).toMatchObject({ status: 'sent', tries: 2, error: null })
  })

  test('that knows no such mailbox is not asked again', async () => {
    const { shop } = await mailServer(() => ({ code: 550, text: '5.1.1 no such user' }))
    await queue({ key: 'welcome', code: 'welcome', customerId })
    await send(shop)
    expect(await mailRow()).toMatchObject({ status: 'failed', tries: 1 })
  })

  test('does not keep other mails back', async () => {
    let first = true
    const { shop, taken } = await mailServer(() => {
      const trouble = first ? { code: 451, text: 'not this one' } : null
      first = false
      return trouble
    })
    for (const key of ['a', 'b', 'c', 'd']) await queue({ key, code: 'welcome', customerId })
    expect(await send(shop)).toBe(4)
    expect(taken).toHaveLength(3)
  })
})

describe('a provider of text messages', () => {
  const account = { account: `AC${'0'.repeat(32)}`, token: 'secret', from: 'Shop' }
  /** A provider that takes every text and answers none, and a shop that sends through it. */
  async function silent() {
    const heard: string[] = []
    const sockets: Socket[] = []
    const server = createServer(socket => {
      sockets.push(socket)
      socket.on('error', () => {})
      socket.on('data', said => heard.push(String(said)))
    })
    const shut = () => {
      for (const socket of sockets) socket.destroy()
      return shutServer(server)
    }
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    close.push(shut)
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const sms = twilio({ ...account, url }, { timeout: 500 })
    return { heard, shut, shop: { outside: { ...door.shop.outside, sms } } }
  }
  const shutServer = (server: Server) => new Promise<unknown>(resolve => server.close(resolve))
  const toPhone = () => queue(reset({ data: { phone: '+306944123456', token: 'x' } }))

  test('20.20 that takes a text and never answers is asked once', async () => {
    const { heard, shop } = await silent()
    await toPhone()
    expect(await send(shop)).toBe(1)
    expect(await mailRow()).toMatchObject({
      ...{ status: 'unsure', tries: 1, data: expect.not.objectContaining({ token: 'x' }) },
      error: 'Twilio does not answer: TimeoutError',
    })
    expect(logged).toEqual([expect.stringMatching(/may have been sent/)])
    door.at(monday + 60 * minute)
    expect(await send(shop)).toBe(0)
    expect(heard.join('').match(/^POST /gm)).toHaveLength(1)
  })

  test('20.20 that is not reached is asked again', async () => {
    const { shop, shut } = await silent()
    await shut()
    await toPhone()
    for (const [tries, after] of [0, minute].entries()) {
      door.at(monday + after)
      expect(await send(shop)).toBe(1)
      expect(await mailRow()).toMatchObject({ status: 'queued', tries: tries + 1 })
    }
  })
})

describe('a process that died while it sent', () => {
  test('is waited for, for it may be alive', async () => {
    await queue(reset())
    await dieWhileSending()
    door.at(monday + 5 * minute - 1)
    expect(await send()).toBe(0)
  })

  test('before the file was there leaves the mail to the next one', async () => {
    await queue(reset())
    await dieWhileSending()
    door.at(monday + 5 * minute)
    await send()
    expect(await files()).toHaveLength(1)
    expect(await mailRow()).toMatchObject({ status: 'sent', tries: 2 })
  })

  test('after the file was there has sent it', async () => {
    await queue(reset())
    await send()
    const before = await written()
    await dieWhileSending()
    door.at(monday + 5 * minute)
    await send()
    expect(await mailRow()).toMatchObject({ status: 'sent', tries: 1 })
    expect((await written()).map(({ date }) => date)).toEqual(before.map(({ date }) => date))
  })

  test('with a mail server leaves a doubt, and no second mail', async () => {
    const { shop, taken } = await mailServer(() => null)
    await queue(reset())
    await dieWhileSending()
    door.at(monday + 5 * minute)
    await send(shop)
    expect(await mailRow()).toMatchObject({ status: 'unsure', data: {} })
    expect(logged).toEqual([expect.stringMatching(/may have been sent/)])
    expect(taken).toEqual([])
    expect(await send(shop)).toBe(0)
  })

  test('at its last try leaves a mail that failed', async () => {
    await queue(reset())
    await dieWhileSending()
    await door.db.query('update mail set tries = 8')
    door.at(monday + 5 * minute)
    await send()
    expect(await mailRow()).toMatchObject({ status: 'failed' })
  })
})
