import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { type Bought, paidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { sendMails } from '../mails/sending.ts'

let door: Door
let care: Seat
let orders: Bought[]
beforeAll(async () => {
  door = await openDoor()
  const token = await signUp(door, maria)
  care = await seat(door, 'care')
  orders = [await paidOrder(door, token), await paidOrder(door, token)]
  await sendMails(door.shop)
})
afterAll(() => door.close())

const ask = async (name: Parameters<typeof askDesk>[1], input: object = {}) =>
  askDesk(door, name, input, { desk: care })
const list = async (name: 'order-collection' | 'mail-collection' | 'message-collection') =>
  (await ask(name)).data

describe('Lists whose rows are acted on together', () => {
  test('12.22 orders come newest first, with the confirmation that can go out again', async () => {
    const [newest, older] = await list('order-collection')
    expect([newest.number, older.number]).toEqual(orders.map(({ number }) => number).toReversed())
    expect(newest).toMatchObject({ status: 'opened', name: maria.name, ahead: 1, way: 'delivery' })
    expect(newest.grandtotal).toBe(orders[1]?.grandtotal)
    expect(newest.way).toBe('delivery')
    const below = await ask('order-collection', { before: newest.number })
    expect(below.data[0]).toEqual(older)
    const again = { order: newest.id, mailId: newest.confirmationId }
    expect((await ask('order-mail-create', again)).code).toBe('ok')
  })

  test('12.22 a mail that failed is listed until somebody sends it once more', async () => {
    const [first, second] = orders
    const fail = `update mail set status = 'failed', error = 'no such mailbox'
      where order_id = any($1) and code = 'order-confirmed' and key not like 'again %'`
    await door.db.query(fail, [[first?.orderId, second?.orderId]])
    // That of the second order has gone out again.
    const failed = await list('mail-collection')
    expect(failed).toMatchObject([
      { order: first?.number, status: 'failed', error: 'no such mailbox', mayGoAgain: true },
    ])
    const mail = { order: String(first?.number), mailId: failed[0].id, requestId: randomUUID() }
    expect((await ask('order-mail-create', mail)).code).toBe('ok')
    expect(await list('mail-collection')).toEqual([])
  })

  test('11.17 a message is closed as it was listed, and refused where a colleague was faster', async () => {
    const form = { name: 'Ελένη', email: 'eleni@example.com', phone: '', message: 'Σουσάμι;' }
    const { data } = await door.ask('contact-create', form, { lang: 'el' })
    const [listed] = await list('message-collection')
    expect(listed.id).toBe((data as { id: string }).id)
    const seen = { messageId: listed.id, seen: listed.seen }
    expect((await ask('message-take', { ...seen, isMine: true })).code).toBe('ok')
    expect((await ask('message-close', seen)).code).toBe('message-changed')
    const [now] = await list('message-collection')
    expect((await ask('message-close', { messageId: now.id, seen: now.seen })).code).toBe('ok')
  })
})
