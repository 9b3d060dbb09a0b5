import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { paidOrder, paidWeek } from '../../test/orders/orders.ts'
import { maria, nikos, signUp } from '../../test/people.ts'
import { transaction } from '../db/database.ts'
import { markEnded } from '../db/mail/mail-marks.ts'
import { queueMail } from '../db/mail/mails.ts'
import { claimMails } from '../db/mail/sending.ts'
import { addRefund } from '../db/payment/refunds.ts'
import { outboxFolder } from '../outside/mail/outbox.ts'

const minute = 60_000
const day = 24 * 60 * minute
const orders = 'orders@shop.example'
const rest = 'desk@shop.example'

let door: Door
let token: string
let dataDir: string
let other: string
let now = monday
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gastra-telling-'))
  door = await openDoor({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://shop.test',
    STAFF_MAIL: rest,
    STAFF_MAIL_ORDERS: `${orders}, chef@shop.example`,
    STAFF_LANG: 'en',
  })
  token = await signUp(door, maria)
  other = await signUp(door, nikos)
})
afterEach(async () => {
  await door.db.query('delete from refund')
  await door.db.query('delete from shop_event')
  await door.db.query('delete from staff_mail')
  await door.db.query('delete from mail')
  await rm(outboxFolder(dataDir), { recursive: true, force: true })
})
afterAll(async () => {
  await door.close()
  await rm(dataDir, { recursive: true, force: true })
})

const at = (instant: number) => {
  now = instant
  door.at(instant)
}
const told = async () =>
  (await door.db.query('select type, data from shop_event order by number')).rows
const typesTold = async () => (await told()).map(({ type }) => type)
/** What reached the shop's people, oldest first. */
async function mailed(): Promise<ParsedMail[]> {
  await door.run('telling')
  await door.run('mails')
  const files = await readdir(outboxFolder(dataDir)).catch(() => [])
  const all = await Promise.all(
    files.sort().map(async name => simpleParser(await readFile(join(outboxFolder(dataDir), name)))),
  )
  return all.filter(({ to }) => /shop\.example/.test([to].flat()[0]?.text ?? ''))
}
const toOf = ({ to }: ParsedMail) => [to].flat()[0]?.text
const write = (message: string) =>
  door.ask('contact-create', {
    name: 'Ελένη Βλάχου',
    email: 'eleni@example.gr',
    phone: '6944123456',
    message,
  })

test('the demo’s own orders are told to nobody', async () => {
  const fresh = await openDoor({ STAFF_MAIL: rest })
  const untold = await fresh.db.query(
    'select from shop_event where told_at is null or awaits is not null',
  )
  expect(untold.rowCount).toBe(0)
  await fresh.close()
})

describe('what happens is written down with it', () => {
  test('an order, once it is paid, with its dishes and without its customer', async () => {
    const { orderId, number, grandtotal, order } = await paidOrder(door, token)
    const [event, ...others] = await told()
    expect(others).toEqual([])
    expect(event).toMatchObject({
      type: 'order.opened',
      data: {
        order: orderId,
        number,
        status: 'opened',
        total: grandtotal,
        currency: 'EUR',
        deliveries: [
          {
            status: 'planned',
            meals: order.deliveries[0]?.items.map(({ slug, amount }) => ({ slug, amount })),
          },
        ],
      },
    })
    expect(JSON.stringify(event)).not.toMatch(/Μαρία|Παπαδάκη|example\.gr|Ερμού/)
  })

  test('nothing of what is rolled back, nor of an order that nobody paid', async () => {
    const { orderId } = await paidOrder(door, token)
    await door.db.query('delete from shop_event')
    const failed = transaction(door.db, async tx => {
      await tx.query(`update customer_order set status = 'canceled' where id = $1`, [orderId])
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await told()).toEqual([])
    const { rows } = await door.db.query(
      `select id from customer_order where status = 'not-paid' limit 1`,
    )
    await door.db.query(`update customer_order set status = 'canceled' where id = $1`, [
      rows[0]?.id ?? '',
    ])
    expect(await told()).toEqual([])
  })

  test('a cancelled order with its refund, as it is at the end', async () => {
    const { orderId, number, grandtotal } = await paidOrder(door, token)
    await door.db.query('delete from shop_event')
    const { code } = await door.ask('customer-order-cancel', { orderId }, { token })
    expect(code).toBe('ok')
    const events = await told()
    expect(events.map(({ type }) => type).sort()).toEqual(['order.cancelled', 'refund.due'])
    expect(events.find(({ type }) => type === 'order.cancelled')?.data).toMatchObject({
      number,
      status: 'canceled',
      by: 'customer',
      deliveries: [{ status: 'canceled' }],
    })
    expect(events.find(({ type }) => type === 'refund.due')?.data).toMatchObject({
      order: orderId,
      number,
      amount: grandtotal,
      reason: 'canceled',
    })
    await door.db.query('delete from shop_event')
    await door.run('refunds')
    expect(await typesTold()).toEqual(['refund.done'])
  })

  test('a changed order shows what it has become, and a delivery that arrived', async () => {
    const { orderId, order } = await paidWeek(door, token)
    await door.db.query('delete from shop_event')
    const [, second] = order.deliveries
    const cancelled = await door.ask(
      'customer-order-cancel',
      { orderId, scheduleMenuId: second?.id ?? '' },
      { token },
    )
    expect(cancelled.code).toBe('ok')
    const changed = (await told()).find(({ type }) => type === 'order.changed')
    expect(changed?.data).toMatchObject({
      change: 'cancel-delivery',
      deliveries: [{ status: 'planned' }, { status: 'canceled' }],
    })
    await door.db.query('delete from shop_event')
    at(Date.parse(`${order.deliveries[0]?.date}T22:00:00Z`))
    await door.run('orders')
    at(monday)
    expect(await told()).toContainEqual({
      type: 'delivery.delivered',
      data: expect.objectContaining({ order: orderId, delivery: order.deliveries[0]?.id }),
    })
  })

  test('money that came twice is a payment in trouble, and so is a refund that does not go', async () => {
    const { orderId, attemptId } = await paidOrder(door, token)
    await door.db.query('delete from shop_event')
    const due = { orderId, attemptId, amount: 100, reason: 'double', dueAt: now } as const
    await addRefund(door.db, due, now)
    expect(await typesTold()).toEqual(['refund.due', 'payment.trouble'])
    await door.db.query('delete from shop_event')
    for (const tries of [1, 2, 3, 4, 5, 6])
      await door.db.query('update refund set tries = $1', [tries])
    expect((await told()).map(({ type, data }) => [type, data.reason])).toEqual([
      ['payment.trouble', 'refund-fails'],
    ])
  })
})

describe('mails to the shop’s people', () => {
  test('a new order goes at once to everybody who takes orders, with its dishes', async () => {
    const { number, order } = await paidOrder(door, token)
    const mails = await mailed()
    expect(mails.map(toOf).sort()).toEqual(['chef@shop.example', orders])
    const [mail] = mails
    expect(mail?.subject).toBe(`New order ${number}: 39,10€`)
    expect(mail?.text).toContain(`/desk/orders/${number}\n`)
    expect(mail?.text).toContain(`1 × ${order.deliveries[0]?.items[0]?.name}`)
    expect(mail?.html).toContain('<html lang="en"')
  })

  test('many orders soon after each other are one mail, after a pause', async () => {
    await paidOrder(door, token)
    expect(await mailed()).toHaveLength(2)
    const later = [await paidOrder(door, other), await paidOrder(door, token)]
    later.push(await paidOrder(door, other), await paidOrder(door, token))
    at(monday + 14 * minute)
    expect(await mailed()).toHaveLength(2)
    at(monday + 15 * minute)
    const mails = (await mailed()).slice(-2)
    at(monday)
    expect(mails.map(({ subject }) => subject)).toEqual(['4 new orders', '4 new orders'])
    for (const { number } of later) expect(mails[0]?.text).toContain(`Order ${number}`)
  })

  test('a message can be answered by a reply, and one that was deleted is not told', async () => {
    await write('Έχετε γεύματα χωρίς γλουτένη;')
    const [mail] = await mailed()
    expect(mail?.subject).toBe('Message from Ελένη Βλάχου')
    expect(mail?.text).toMatch(/\/desk\/inbox\/[\w-]{10,}\n/)
    expect(mail?.replyTo?.text).toBe('eleni@example.gr')
    expect(mail?.text).toContain('Έχετε γεύματα χωρίς γλουτένη;')
    expect(mail?.text).toContain('694 412 3456')
    await write('Ξέχασέ το')
    await door.db.query('delete from contact_message')
    at(monday + 5 * minute)
    expect(await mailed()).toHaveLength(1)
    at(monday)
  })

  test('what a stranger writes stays text in the mail', async () => {
    await write('<img src=x onerror=alert(1)> {{legalName}}')
    const [mail] = await mailed()
    expect(mail?.html).not.toContain('<img src=x')
    expect(mail?.text).toContain('<img src=x onerror=alert(1)> {{legalName}}')
  })

  test('a failed mail to a customer is told, a failed telling is not', async () => {
    const cause = { code: 'password-reset', key: 'x' } as const
    const { rows } = await door.db.query('select id from customer where email = $1', [
      maria.username,
    ])
    await queueMail(door.db, { ...cause, customerId: rows[0]?.id }, now)
    const [lost] = await claimMails(door.db, 1, now, now + minute)
    if (!lost) throw new Error('no mail')
    await markEnded(door.db, lost, 'failed', 'no such mailbox')
    const [mail] = await mailed()
    expect(mail?.subject).toBe('An email was not sent (password-reset)')
    expect(mail?.text).toContain('no such mailbox')

    await door.db.query('delete from shop_event')
    await door.db.query('delete from mail')
    const recipient = { customerId: '', name: '', email: rest, lang: 'en' }
    const telling = { code: 'staff-trouble', key: 'y', data: { recipient, events: [], more: 0 } }
    await queueMail(door.db, telling as Parameters<typeof queueMail>[1], now)
    const [silent] = await claimMails(door.db, 1, now, now + minute)
    if (!silent) throw new Error('no mail')
    await markEnded(door.db, silent, 'failed', 'no such mailbox')
    expect(await told()).toEqual([])
  })

  test('a mail that is not true any more is no failure', async () => {
    await paidOrder(door, token)
    await door.db.query('delete from shop_event')
    await door.db.query(`update mail set code = 'payment-failed', status = 'queued'`)
    await door.run('mails')
    expect((await door.db.query('select status from mail')).rows).toEqual([{ status: 'failed' }])
    expect(await told()).toEqual([])
  })

  test('refunds by hand say how to note them, and lead there', async () => {
    const { orderId, attemptId, number } = await paidOrder(door, token)
    await door.db.query('delete from shop_event')
    const due = { orderId, attemptId, amount: 1250, reason: 'changed', dueAt: now } as const
    await addRefund(door.db, due, now)
    await door.db.query(`update refund set status = 'by-hand'`)
    const [mail] = await mailed()
    expect(mail?.subject).toBe(`Refund by hand, order ${number}`)
    expect(mail?.text).toContain('note it in the staff room')
    expect(mail?.text).toContain(`${door.shop.config.deskUrl}/desk/orders/${number}\n`)
    expect(mail?.text).toContain('12,50')
  })

  test('two nodes make one mail', async () => {
    await paidOrder(door, token)
    await Promise.all([door.run('telling'), door.run('telling'), door.run('telling')])
    const { rows } = await door.db.query(`select key from mail where code = 'staff-orders'`)
    expect(rows).toHaveLength(2)
  })

  test('a clock that was put back delays nothing', async () => {
    at(monday + day)
    await write('Πρώτο')
    expect(await mailed()).toHaveLength(1)
    at(monday)
    await write('Δεύτερο')
    expect(await mailed()).toHaveLength(2)
  })
})
