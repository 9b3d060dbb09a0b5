import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { type Bought, paidOrder } from '../../test/orders/orders.ts'
import { maria, signUp } from '../../test/people.ts'
import { sendMails } from '../mails/sending.ts'
import type { MailMessage } from '../outside/mail/mail-transport.ts'

let door: Door
let token: string
let care: Seat
let manager: Seat
let order: Bought
let customerId: string
beforeAll(async () => {
  door = await openDoor()
  token = await signUp(door, maria)
  care = await seat(door, 'care')
  manager = await seat(door, 'manager')
  order = await paidOrder(door, token)
  customerId = await idOf(maria.username)
})
afterAll(() => door.close())

const idOf = async (email: string) =>
  (await door.db.query('select id from customer where email = $1', [email])).rows[0]?.id as string
const ask = (name: Parameters<typeof askDesk>[1], more: object = {}, desk = care) =>
  askDesk(door, name, { customerId, ...more }, { desk })

const linesOf = (text = '') => text.split('\n').filter(Boolean)

describe('A customer for the shop’s people', () => {
  test('12.03 12.24 is told with what was noted, and without what they bought', async () => {
    expect((await ask('customer-note-create', { note: 'Αλλεργία;\nΡώτησε.' })).code).toBe('ok')
    const { data } = await ask('customer-one')
    expect(data).toMatchObject({ name: maria.name, email: maria.username, sessions: 1 })
    expect(data.notes).toMatchObject([{ text: 'Αλλεργία;\nΡώτησε.', staffName: 'care' }])
    expect(JSON.stringify(data)).not.toMatch(/hash|orders|grandtotal/i)
  })

  test('11.09 11.13 shows the whole history, and the look is a deed without a word of it', async () => {
    const { data } = await ask('customer-history')
    const kinds = data.events.map(({ kind }: { kind: string }) => kind)
    for (const kind of ['placed', 'payment', 'document', 'note', 'session', 'consent'])
      expect(kinds).toContain(kind)
    expect(data.events.find(({ kind }: { kind: string }) => kind === 'placed')).toMatchObject({
      order: order.number,
      of: { status: 'opened', amount: order.grandtotal },
    })
    const mails = data.events.filter(({ kind }: { kind: string }) => kind === 'mail')
    expect(mails.map(({ of }: { of: { code: string } }) => of.code)).toContain('order-confirmed')
    const instants = data.events.map(({ at }: { at: string }) => at)
    expect(instants).toEqual([...instants].sort().reverse())
    expect(data).toMatchObject({ next: null, addresses: [{}] })
    const deeds = (await askDesk(door, 'deed-collection', {}, { desk: manager })).data
    expect(deeds[0]).toMatchObject({
      call: 'customer-history',
      subject: `customer ${customerId}`,
      changes: {},
    })
    expect(JSON.stringify(deeds)).not.toMatch(/Αλλεργία|@/)
  })

  test('12.24 tells a long history in portions, each event once, also where many came at one instant', async () => {
    const notes = `insert into customer_note (id, customer_id, staff_id, text, created_at)
      select 'n' || n, $1, $2, 'Σημείωση ' || n, '2026-01-01T10:00:00.123456Z'
      from generate_series(1, 250) n`
    await door.db.query(notes, [customerId, care.id])
    const keys: string[] = []
    let portions = 0
    for (let before: object | null | undefined; before !== null; portions++) {
      const { data } = await ask('customer-history', before ? { before } : {})
      expect(data.events.length).toBeLessThanOrEqual(100)
      keys.push(...data.events.map(({ key }: { key: string }) => key))
      before = data.next
    }
    expect(portions).toBe(3)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter(key => /^7 note n\d+$/.test(key))).toHaveLength(250)
    await door.db.query(`delete from customer_note where id ~ '^n[0-9]+$'`)
  })

  test('12.25 gets a link to a new password by mail alone', async () => {
    const { code, data } = await ask('customer-password-link')
    expect([code, data]).toEqual(['ok', null])
    const { rows } = await door.db.query(
      `select customer_id from mail where code = 'password-reset'`,
    )
    expect(rows).toEqual([{ customer_id: customerId }])
  })

  test('12.23 has mails that are read without the links in them, and not sent again', async () => {
    await ask('customer-password-link')
    const sent = new Map<string, MailMessage>()
    const mails = {
      ...door.shop.outside.mails,
      send: async (mail: MailMessage) => void sent.set(mail.id, mail),
    }
    await sendMails({ ...door.shop, outside: { ...door.shop.outside, mails } })
    const { data } = await ask('customer-history')
    const own = data.events.filter(
      (event: { kind: string; order: number | null }) =>
        event.kind === 'mail' && event.order === null,
    )
    const codes = own.map(({ of }: { of: { code: string } }) => of.code)
    expect(codes).toEqual(expect.arrayContaining(['welcome', 'password-reset']))
    for (const { of } of own) {
      const { data: read } = await ask('customer-mail-one', { mailId: of.id })
      const [subject, ...words] = [sent.get(of.id)?.subject, ...linesOf(sent.get(of.id)?.text)]
      expect(read).toMatchObject({ subject, mayGoAgain: false })
      const left = words.filter(line => !linesOf(read.text).includes(line))
      // What the customer got beside it is the button and the address that it leads to.
      expect(left).toEqual([
        expect.stringMatching(/:$/),
        expect.stringMatching(/^https?:.*=[\w-]{43}/),
      ])
      expect(read.text).not.toContain('http')
      const again = { order: order.number, mailId: of.id }
      expect((await askDesk(door, 'order-mail-create', again, { desk: care })).code).not.toBe('ok')
    }
    const kept = `select said::text from mail where customer_id = $1 and order_id is null and said is not null`
    const rows: { said: string }[] = (await door.db.query(kept, [customerId])).rows
    expect(rows).toHaveLength(own.length)
    for (const { said } of rows) expect(said).not.toMatch(/http|[\w-]{43}/)
    expect(
      (
        await askDesk(
          door,
          'customer-mail-one',
          { customerId: 'other', mailId: own[0].of.id },
          { desk: care },
        )
      ).code,
    ).toBe('desk-customer-not-found')
  })

  test('12.26 is logged out everywhere', async () => {
    expect((await ask('customer-sessions-end')).code).toBe('ok')
    expect((await ask('customer-one')).data.sessions).toBe(0)
    expect((await door.ask('customer-session-collection', {}, { token })).code).toBe(
      'user-not-allowed',
    )
  })

  test('12.27 is not erased while an order is open, nor by care', async () => {
    expect((await ask('customer-erase')).code).toBe('role-not-allowed')
    const { code, data } = await ask('customer-erase', {}, manager)
    expect([code, data.orders]).toMatchObject(['open-orders', [{ number: order.number }]])
    expect(await idOf(maria.username)).toBe(customerId)
  })

  test('11.11 12.27 is erased with the notes, after a preview that erases nothing', async () => {
    await askDesk(
      door,
      'order-note-create',
      { order: order.orderId, text: 'Μένει πίσω' },
      { desk: care },
    )
    await door.db.query(`update customer_order set status = 'delivered' where id = $1`, [
      order.orderId,
    ])
    const previewed = await ask('customer-erase', { preview: true }, manager)
    expect(previewed.data).toMatchObject({ orders: 1, invoices: 0 })
    expect((await ask('customer-one')).code).toBe('ok')
    expect((await ask('customer-erase', {}, manager)).data).toEqual(previewed.data)
    expect((await ask('customer-one')).code).toBe('desk-customer-not-found')
    const left = await door.db.query(
      'select id from customer_note union all select id from order_note',
    )
    expect(left.rows).toEqual([])
  })

  test.each([
    ['customer-one', { customerId: 'nobody' }, 'desk-customer-not-found'],
    ['customer-one', { customerId: '../x' }, 'invalid-input'],
    ['customer-history', { customerId: 'nobody' }, 'desk-customer-not-found'],
    ['customer-history', { before: { at: 'yesterday', key: '' } }, 'invalid-input'],
    ['customer-note-create', { note: '' }, 'invalid-input'],
    ['customer-erase', { customerId: 'nobody' }, 'desk-customer-not-found'],
  ] as const)('refuses %s of %o', async (name, input, code) => {
    expect((await ask(name, input, manager)).code).toBe(code)
  })
})
