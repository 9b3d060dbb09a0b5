import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailbox } from '#shop/coupon/coupon.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { paidOrder, unpaidOrder } from '../../test/orders/orders.ts'
import { filledCart, nikos, type Person, signUp } from '../../test/people.ts'
import { audit } from '../books/audit.ts'

const day = 24 * 60 * 60_000
const xenofon: Person = {
  name: 'Ξενοφών Τζαμαλούκας',
  username: 'Xenofon.Tz@example.gr',
  password: 'ksenofon-2026',
}
/** What would still tell who he is, as it stands in rows. */
const traces = [
  'Τζαμαλούκ',
  'xenofon',
  '6987654321',
  'Πατησίων',
  'δίπλα στον φούρνο',
  'κουδούνι του θείου',
  'Ταβέρνα του Ξενοφώντα',
  '090000045',
]

let door: Door
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
})
beforeEach(() => door.at(monday))
afterAll(() => door.close())

/** In how many rows of which table each trace is found; the sandboxes stand for other companies. */
async function found(): Promise<Record<string, string[]>> {
  const { rows: tables } = await door.db.query<{ name: string; texts: string }>(
    `select c.table_name as name, string_agg(format('%I::text', c.column_name), ', ') as texts
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'json', 'jsonb', 'character varying')
        and c.table_name not like 'sandbox%' group by 1 order by 1`,
  )
  const places: Record<string, string[]> = {}
  for (const trace of traces) {
    const counted = tables.map(
      ({ name, texts }) =>
        `select '${name}' as name, count(*) from ${name} where concat_ws(' ', ${texts}) ilike $1`,
    )
    const { rows } = await door.db.query(counted.join(' union all '), [`%${trace}%`])
    places[trace] = rows.filter(({ count }) => count > 0).map(row => `${row.name} ${row.count}`)
  }
  return places
}

/** Orders whose payer can be found by hashing guessed mailboxes. */
async function guessable(): Promise<unknown[]> {
  const { rows } = await door.db.query(
    'select number from customer_order where payer_key = sha256($1)',
    [Buffer.from(mailbox(xenofon.username))],
  )
  return rows
}

/** Ordered, moved, delivered, wrote to the shop, asked about a region. */
async function liveHere(token: string): Promise<string> {
  const { orderId, order } = await paidOrder(door, token)
  const { data } = await door.ask('address-suggestion-collection', { q: 'Πατησίων 76' })
  const moved = await door.ask(
    'customer-order-delivery-update',
    {
      orderId,
      scheduleMenuId: order.deliveries[0]?.id ?? '',
      address: {
        suggestionId: data.suggestions[0]?.id ?? '',
        floor: '1ος',
        bell: 'το κουδούνι του θείου',
        phone: '6987654321',
        deliveryNotes: 'δίπλα στον φούρνο',
      },
    },
    { token, lang: 'el' },
  )
  if (moved.code !== 'ok') throw new Error(`the delivery did not move: ${moved.code}`)
  await door.db.query(`update customer_order set notes = 'δίπλα στον φούρνο' where id = $1`, [
    orderId,
  ])
  await changeMind(token)
  await door.ask('contact-create', {
    name: xenofon.name,
    email: xenofon.username,
    message: 'Είμαι ο Τζαμαλούκας',
  })
  await door.ask('cart-create', { type: 'daily', dietCode: 'bal' }, { token })
  return orderId
}

const tavern = {
  companyName: 'Ταβέρνα του Ξενοφώντα',
  profession: 'Εστίαση',
  vatNumber: '090000045',
  taxOffice: 'Δ Αθηνών',
  address: 'Αιόλου 8, Αθήνα',
}

/** Orders with an invoice and calls it off before paying. */
async function changeMind(token: string): Promise<void> {
  const { id: cartId } = await filledCart(door, 4, { token })
  for (const { code, data } of [
    await door.ask('cart-invoice-update', { cartId, invoice: tavern }, { token }),
    await door.ask('cart-place', { cartId, acceptTerms: true }, { token }),
  ]) {
    if (code !== 'ok') throw new Error(`the order with an invoice was not placed: ${code}`)
    if (!('order' in data)) continue
    const cancelled = await door.ask('customer-order-cancel', { orderId: data.order.id }, { token })
    if (cancelled.code !== 'ok') throw new Error(`it was not called off: ${cancelled.code}`)
  }
}

describe('customer-delete', () => {
  test('leaves no trace of the person in any table, and the order in the books', async () => {
    const before = await found()
    const token = await signUp(door, xenofon)
    await door.db.query('update customer set email_verified_at = $1 where email = $2', [
      new Date(monday),
      xenofon.username,
    ])
    const orderId = await liveHere(token)
    await door.run('mails')

    const early = await door.ask('customer-delete', { password: xenofon.password }, { token })
    expect(early).toMatchObject({ status: 409, code: 'open-orders' })
    expect(early.data).toMatchObject({ orders: [{ id: orderId, status: 'opened' }] })

    door.at(monday + 30 * day)
    await door.run('orders')
    const alive = await found()
    for (const trace of traces) expect(alive[trace], trace).not.toEqual(before[trace])
    const kept = async () =>
      (
        await door.db.query(
          `select o.number, o.grandtotal, o.vat, o.status, o.address ->> 'postcode' as postcode,
              (select count(*) from order_item i join order_delivery d on d.id = i.delivery_id
                where d.order_id = o.id) as items,
              (select count(*) from payment_attempt where order_id = o.id) as payments
            from customer_order o where id = $1`,
          [orderId],
        )
      ).rows[0]
    const books = await kept()

    const answer = await door.ask('customer-delete', { password: xenofon.password }, { token })
    expect(answer).toMatchObject({ status: 200, code: 'ok' })
    expect(String(answer.headers['set-cookie'])).toMatch(/auth=;/)
    await door.run('mails')
    expect(await found()).toEqual(before)
    expect(await guessable()).toEqual([])
    expect(await kept()).toEqual(books)
    expect(books.postcode).not.toBe('')

    const again = await door.ask('customer-delete', { password: xenofon.password }, { token })
    expect(again.code).toBe('user-not-allowed')
    expect((await door.ask('auth-login-email', xenofon)).code).toBe('customer-not-allowed')
  })

  test('leaves books that the audit finds in order', async () => {
    const faults = async (now: number) =>
      (await audit(door.db, now)).filter(({ note }) => !note).map(({ says }) => says)
    door.at(monday)
    const person = { ...xenofon, username: 'books@example.gr' }
    const token = await signUp(door, person)
    const { orderId } = await paidOrder(door, token)
    await door.ask('customer-order-cancel', { orderId }, { token })
    for (const job of ['refunds', 'documents', 'mails'] as const) await door.run(job)
    const before = await faults(monday)
    const { code } = await door.ask('customer-delete', { password: person.password }, { token })
    expect(code).toBe('ok')
    expect(await faults(monday)).toEqual(before)
  })

  test('keeps what an invoice needs', async () => {
    const token = await signUp(door, { ...xenofon, username: 'kafeneio@example.gr' })
    const { orderId } = await paidOrder(door, token)
    const invoice = { companyName: 'Το Καφενείο', vatNumber: '090000045' }
    await door.db.query('update customer_order set invoice = $2 where id = $1', [
      orderId,
      JSON.stringify(invoice),
    ])
    door.at(monday + 30 * day)
    await door.run('orders')
    const { code } = await door.ask('customer-delete', { password: xenofon.password }, { token })
    expect(code).toBe('ok')
    const { rows } = await door.db.query('select invoice from customer_order where id = $1', [
      orderId,
    ])
    expect(rows[0].invoice).toEqual(invoice)
  })

  test('needs the password, and a session', async () => {
    const token = await signUp(door, nikos)
    for (const input of [{}, { password: 'wrong' }, { email: nikos.username }])
      expect((await door.ask('customer-delete', input, { token })).code).toBe(
        'customer-not-allowed',
      )
    expect((await door.ask('customer-delete', { password: nikos.password })).status).toBe(401)
    expect((await door.ask('auth-session-one', {}, { token })).data).not.toBeNull()
  })

  test('without a password needs a fresh login and the e-mail typed again', async () => {
    const person = { ...nikos, username: 'social@example.com' }
    const token = await signUp(door, person)
    await door.db.query('update customer set password_hash = null where email = $1', [
      person.username,
    ])
    const ask = (email: string) => door.ask('customer-delete', { email }, { token })
    expect((await ask('other@example.com')).code).toBe('customer-not-allowed')
    door.at(monday + 2 * 60 * 60_000)
    expect((await ask(person.username)).code).toBe('login-needed')
    door.at(monday)
    expect((await ask(' SOCIAL@example.com ')).code).toBe('ok')
  })

  test('leaves alone what another person wrote with an e-mail that was never proved', async () => {
    await door.ask('contact-create', {
      name: 'Somebody',
      email: 'shared@example.com',
      message: 'Hello',
    })
    const person = { ...nikos, username: 'shared@example.com' }
    const token = await signUp(door, person)
    expect((await door.ask('customer-export', {}, { token })).data.messages).toEqual([])
    await door.ask('customer-delete', { password: person.password }, { token })
    const { rows } = await door.db.query(
      `select name from contact_message where email = 'shared@example.com'`,
    )
    expect(rows).toEqual([{ name: 'Somebody' }])
  })

  test('waits for an order that may still be paid', async () => {
    const person = { ...nikos, username: 'paying@example.com' }
    const token = await signUp(door, person)
    const { number } = await unpaidOrder(door, token)
    const { data } = await door.ask('customer-delete', { password: person.password }, { token })
    expect(data).toMatchObject({ orders: [{ number, status: 'not-paid' }] })
  })
})

describe('customer-export', () => {
  test('holds everything about oneself, nothing of others, and no secrets', async () => {
    const person = { ...nikos, username: 'export@example.com' }
    const token = await signUp(door, person)
    await door.db.query('update customer set email_verified_at = now() where email = $1', [
      person.username,
    ])
    const { number } = await paidOrder(door, token)
    await door.ask('contact-create', {
      name: 'Nikos',
      email: 'Export@example.com',
      message: 'Parsley?',
    })
    const { data, headers } = await door.ask('customer-export', {}, { token })
    expect(data.account).toMatchObject({ name: nikos.name, email: person.username })
    expect(data.orders).toMatchObject([{ number, address: { bell: 'Παπαδάκη' } }])
    expect(data.orders[0]).toMatchObject({ payments: [{ status: 'paid' }] })
    expect(data.messages).toMatchObject([{ message: 'Parsley?' }])
    expect(data.coupons).toHaveLength(1)
    expect(data.sessions).toHaveLength(1)
    expect(data.mails.map(({ code }) => code)).toContain('welcome')
    const text = JSON.stringify(data)
    expect(text).not.toContain(token)
    expect(text).not.toMatch(/argon2|hash|secret/i)
    expect(text).not.toContain('maria')
    expect(headers['cache-control']).toBe('no-store')
    expect((await door.ask('customer-export', {})).code).toBe('user-not-allowed')
  })
})
