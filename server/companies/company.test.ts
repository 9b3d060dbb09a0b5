import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'
import { atErmou, maria, newCart, onFirstDay, signUp } from '../../test/people.ts'
import { audit } from '../books/audit.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

let employees = 0

/** Signs up at Lefka with one of its mailboxes; `proven`: by the link in the mail. */
async function employee({ proven = true, spot = 'lefka' } = {}): Promise<string> {
  employees++
  const username = `e${employees}@lefka.example`
  const person = { name: 'Εύα', username, password: 'kalimera-2026', verify: 'kalimera-2026' }
  const { code, data } = await door.ask('auth-register-email', { ...person, spot })
  if (code !== 'ok') throw new Error(code)
  const now = new Date(monday)
  if (proven)
    await door.db.query('update customer set email_verified_at = $2 where email = $1', [
      username,
      now,
    ])
  return data.token
}

async function fill(cartId: string, token: string, mains = 4) {
  const cart = await onFirstDay(door, cartId, token)
  const scheduleMenuId = cart.scheduleMenus[0]?.id ?? ''
  const menu = await door.ask('menu-collection', { cartId, scheduleMenuId }, { token })
  const meals = menu.data.meals.filter(({ type }) => type === 'main-meal').slice(0, mains)
  const items = meals.map(({ builds }) => ({ itemId: builds[0]?.id ?? '', amount: 1 }))
  const filled = await door.ask(
    'cart-schedule-menu-update',
    { cartId, scheduleMenuId, items },
    { token },
  )
  return { cart: filled.data, meals: menu.data.meals }
}

/** A cart at the office with some main meals. */
async function officeCart(token: string, mains = 4) {
  const { id } = await newCart(door, { token })
  return (await fill(id, token, mains)).cart
}

async function place(token: string, cartId: string, more: object = {}) {
  return door.ask('cart-place', { cartId, acceptTerms: true, ...more }, { token })
}

async function paid(token: string, redirectUrl: string | null) {
  return (await comeBack(door, await choose(door, redirectUrl, 'approve'), token)).data.order
}

async function faults() {
  const findings = await audit(door.db, monday)
  return findings.filter(({ note }) => !note).map(({ says }) => says)
}

const cents = (euros: number) => Math.round(euros * 100)

describe('Belonging to a company', () => {
  test('2.28 3.31 6.01 7.15 who signs up under a spot belongs to it, and orders to the office', async () => {
    const token = await employee()
    const { data } = await door.ask('customer-spot-collection', {}, { token })
    expect(data.spots).toMatchObject([
      {
        slug: 'lefka',
        name: 'Lefka Architects',
        timePeriods: [{ code: 'morning' }],
        isManager: false,
        waitsForEmail: false,
        allowance: { perDay: 20, leftInWeek: 100 },
      },
    ])
    const cart = await newCart(door, { token })
    expect(cart).toMatchObject({
      spot: { slug: 'lefka', kind: 'company' },
      shippingAddress: { street: 'Kifisias Avenue', number: '44' },
    })
    expect(cart.errors.filter(({ group }) => group === 'shipping-address')).toEqual([])
  })

  test('an e-mail of another domain is refused, and nobody is signed up', async () => {
    const input = { ...maria, verify: maria.password, spot: 'lefka' }
    const refused = await door.ask('auth-register-email', input)
    expect([refused.status, refused.code]).toEqual([422, 'spot-not-allowed'])
    const { rowCount } = await door.db.query('select from customer where email = $1', [
      maria.username,
    ])
    expect(rowCount).toBe(0)
    expect((await door.ask('auth-register-email', { ...input, spot: 'nobody' })).code).toBe(
      'spot-not-found',
    )
  })

  test('who is logged in joins and leaves by a call; a visitor is asked to log in', async () => {
    const token = await signUp(door, { ...maria, username: 'hub@example.gr' })
    const wrong = await door.ask('customer-spot-create', { spot: 'lefka' }, { token })
    expect(wrong).toMatchObject({
      code: 'spot-not-allowed',
      data: { emailDomains: ['lefka.example'] },
    })
    const joined = await door.ask('customer-spot-create', { spot: 'tavros-hub' }, { token })
    expect(joined.data.spots).toMatchObject([{ slug: 'tavros-hub', allowance: null }])
    const again = await door.ask('customer-spot-create', { spot: 'tavros-hub' }, { token })
    expect(again.data.spots).toHaveLength(1)
    const left = await door.ask('customer-spot-delete', { spotId: 'tavros-hub' }, { token })
    expect(left.data.spots).toEqual([])
    expect((await door.ask('customer-spot-collection', {})).code).toBe('user-not-allowed')
    expect((await door.ask('customer-spot-create', { spot: 'tavros-hub' })).code).toBe(
      'user-not-allowed',
    )
  })

  test('the office is for those who belong to it, also at the moment of placing', async () => {
    const stranger = await signUp(door, { ...maria, username: 'stranger@example.gr' })
    const { id: cartId } = await newCart(door, { token: stranger })
    const to = (token?: string) =>
      door.ask(
        'cart-address-update',
        { cartId, spotId: 'lefka', ...noDetails },
        { ...(token && { token }) },
      )
    expect((await to(stranger)).code).toBe('spot-not-allowed')
    expect((await to()).code).toBe('user-not-allowed')
    const token = await employee()
    const cart = await officeCart(token)
    const look = async () => (await door.ask('cart-one', { cartId: cart.id }, { token })).data
    const { rows } = await door.db.query('select * from customer_spot order by joined_at')
    await door.db.query('delete from customer_spot')
    expect((await place(token, cart.id)).code).toBe('spot-not-allowed')
    expect((await look()).company).toMatchObject({ pays: 0, reason: 'not-a-member' })
    await door.db.query(
      'insert into customer_spot select * from jsonb_populate_recordset(null::customer_spot, $1)',
      [JSON.stringify(rows)],
    )
    // Who leaves takes no cart along to the office.
    await door.ask('customer-spot-delete', { spotId: 'lefka' }, { token })
    expect(await look()).toMatchObject({ spot: null, shippingAddress: null, company: null })
    expect((await place(token, cart.id)).code).toBe('cart-error')
  })

  test('who was removed cannot join again, with no account of that mailbox', async () => {
    const token = await employee()
    const username = `e${employees}@lefka.example`
    const person = { name: 'Εύα', username, password: 'kalimera-2026', verify: 'kalimera-2026' }
    const join = async (by: string) =>
      (await door.ask('customer-spot-create', { spot: 'lefka' }, { token: by })).code
    const signUpAs = async (mailbox: string) =>
      door.ask('auth-register-email', { ...person, username: mailbox, spot: 'lefka' })

    await door.ask('customer-spot-delete', { spotId: 'lefka' }, { token })
    expect(await join(token)).toBe('ok')

    const login = { username: 'petros@lefka.example', password: 'gastra-demo' }
    const boss = { token: (await door.ask('auth-login-email', login)).data.token }
    const { data } = await door.ask('company-member-collection', { spot: 'lefka' }, boss)
    const customerId = data.members.find(({ email }) => email === username)?.id ?? ''
    await door.ask('company-member-delete', { spot: 'lefka', customerId }, boss)

    expect(await join(token)).toBe('spot-not-allowed')
    const again = await door.ask('auth-login-email', { ...person, spot: 'lefka' })
    expect(again).toMatchObject({
      code: 'spot-not-allowed',
      data: { emailDomains: ['lefka.example'] },
    })
    expect((await signUpAs(`E${employees}+new@lefka.example`)).code).toBe('spot-not-allowed')
    const gone = await door.ask('customer-delete', { password: person.password }, { token })
    expect(gone.code).toBe('ok')
    expect((await signUpAs(username)).code).toBe('spot-not-allowed')
    const { rows } = await door.db.query('select r::text as row from company_removal r')
    expect(rows).toHaveLength(1)
    for (const readable of ['lefka.example', Buffer.from(username).toString('hex')])
      expect(JSON.stringify(rows)).not.toContain(readable)

    expect(await join(await employee())).toBe('ok')
  })

  test("a company's public page tells its name and welcome, and nothing of its terms", async () => {
    const { code, data } = await door.ask('spot-one', { spot: 'lefka' })
    expect(code).toBe('ok')
    expect(Object.keys(data).sort()).toEqual(
      ['emailDomains', 'id', 'kind', 'name', 'slug', 'welcome'].sort(),
    )
    expect((await door.ask('spot-one', { spot: 'pagkrati' })).code).toBe('spot-not-found')
  })
})

const noDetails = { floor: '', bell: '', phone: '', deliveryNotes: '' }

describe("A company's terms", () => {
  test("its own prices, minimum and windows hold for its carts, the shop's come back elsewhere", async () => {
    const token = await employee()
    const { id } = await newCart(door, { token })
    const { cart, meals } = await fill(id, token)
    const menu = meals.find(({ slug }) => slug === cart.scheduleMenus[0]?.items[0]?.slug)
    const item = cart.scheduleMenus[0]?.items[0]
    expect(item?.price).toBe(menu?.builds[0]?.price)
    expect(item?.price).toBeLessThan(item?.ownPrice ?? 0)
    expect(cart.spotPlan.plan.config.minTotal).toBe(20)
    expect(cart.totals.shipping).toBe(0)
    const days = await door.ask('time-period-collection', { cartId: id }, { token })
    const windows = days.data.days.flatMap(({ timePeriods }) => timePeriods.map(({ code }) => code))
    expect(new Set(windows)).toEqual(new Set(['morning']))
    const dates = [cart.scheduleMenus[0]?.date ?? '']
    const late = { cartId: id, dates, timePeriodId: 'afternoon' }
    expect((await door.ask('cart-schedule-update', late, { token })).code).toBe(
      'date-not-available',
    )
    const home = await atErmou(door, id, token)
    expect(home.company).toBeNull()
    expect(home.spotPlan.plan.config.minTotal).toBe(25)
    expect(home.scheduleMenus[0]?.items[0]?.price).toBe(item?.ownPrice)
  })
})

describe('What the company bears', () => {
  test('the shares add up; the employee pays the rest, and is told beforehand', async () => {
    const token = await employee()
    const cart = await officeCart(token)
    const { grandtotal } = cart.totals
    expect(cart.company).toMatchObject({ pays: 20, reason: null, onAccount: false })
    expect(cents(cart.company?.youPay ?? 0) + 2000).toBe(cents(grandtotal))
    expect((await place(token, cart.id, { toPay: grandtotal })).code).toBe('price-changed')
    const { data, code } = await place(token, cart.id, { toPay: cart.company?.youPay })
    expect(code).toBe('ok')
    const { rows } = await door.db.query(
      'select amount_cents from payment_attempt where order_id = $1',
      [data.order.id],
    )
    expect(rows).toEqual([{ amount_cents: cents(grandtotal) - 2000 }])
    const order = await paid(token, data.redirectUrl)
    expect(order).toMatchObject({
      status: 'opened',
      company: { name: 'Lefka Architects', pays: 20, onAccount: false },
    })
    expect(await faults()).toEqual([])
  })

  test('only once for a day, however many orders ask at the same moment', async () => {
    const token = await employee()
    const carts = [await officeCart(token), await officeCart(token), await officeCart(token)]
    const seen = carts.map(({ company }) => company?.pays)
    expect(seen).toEqual([20, 20, 20])
    const asked = carts.map(({ id, company }) => place(token, id, { toPay: company?.youPay }))
    const answers = await Promise.all(asked)
    expect(answers.map(({ code }) => code).sort()).toEqual(['ok', 'price-changed', 'price-changed'])
    expect(await faults()).toEqual([])
    const other = await officeCart(token)
    const scheduleMenuId = other.scheduleMenus[0]?.id
    expect(other.company).toMatchObject({
      ...{ pays: 0, youPay: other.totals.grandtotal, perDay: 20 },
      allowances: [{ scheduleMenuId, left: 0 }],
    })
  })

  test('it comes back when an unpaid order is over', async () => {
    const token = await employee()
    const cart = await officeCart(token)
    await place(token, cart.id)
    expect((await officeCart(token)).company?.pays).toBe(0)
    door.at(monday + 31 * 60_000)
    await door.run('orders')
    door.at(monday)
    expect((await officeCart(token)).company?.pays).toBe(20)
  })

  test('nothing while the e-mail is not proven, nor on account', async () => {
    const token = await employee({ proven: false })
    const cart = await officeCart(token)
    expect(cart.company).toMatchObject({ pays: 0, perDay: 0, reason: 'email-not-verified' })
    expect(cart.spotPaymentTypes.map(({ paymentType }) => paymentType.code)).toEqual([
      'card',
      'iris',
    ])
    const choice = { cartId: cart.id, spotPaymentTypeId: 'lefka-account' }
    expect((await door.ask('cart-payment-type-update', choice, { token })).code).toBe(
      'invalid-input',
    )
    const { data } = await place(token, cart.id)
    expect(data.order.company).toMatchObject({ pays: 0, youPay: cart.totals.grandtotal })
  })

  test('nor do its prices and minimum hold until then, from the menu to the order', async () => {
    const token = await employee({ proven: false })
    const { id } = await newCart(door, { token })
    const { cart, meals } = await fill(id, token)
    const item = cart.scheduleMenus[0]?.items[0]
    expect(cart).toMatchObject({ spot: { slug: 'lefka' } })
    expect(cart.spotPlan.plan.config.minTotal).toBe(25)
    expect(item?.price).toBe(item?.ownPrice)
    const onMenu = meals.find(({ slug }) => slug === item?.slug)?.builds[0]
    expect(onMenu?.price).toBe(item?.ownPrice)
    const seen = async () => (await door.ask('cart-one', { cartId: id }, { token })).data
    expect((await seen()).totals).toEqual(cart.totals)

    await door.db.query('update customer set email_verified_at = $1', [new Date(monday)])
    const proven = await seen()
    expect(proven.spotPlan.plan.config.minTotal).toBe(20)
    expect(proven.totals.subtotal).toBeLessThan(cart.totals.subtotal)
    const old = { grandtotal: cart.totals.grandtotal }
    expect((await place(token, id, old)).code).toBe('price-changed')
    const { data } = await place(token, id, { grandtotal: proven.totals.grandtotal })
    expect(data.order.totals.grandtotal).toBe(proven.totals.grandtotal)
  })

  test('what a cart was kept with never makes them hold', async () => {
    const token = await employee({ proven: false })
    const { id } = await newCart(door, { token })
    const { cart } = await fill(id, token)
    await door.db.query(
      `update cart set state = state::jsonb || '{"hasTerms": true}', version = version + 1
        where id = $1`,
      [id],
    )
    const { data } = await door.ask('cart-one', { cartId: id }, { token })
    expect(data.totals).toEqual(cart.totals)
    const placed = await place(token, id)
    expect(placed.data.order.totals.grandtotal).toBe(cart.totals.grandtotal)
  })

  test('on account the order is open as it is placed, and nobody is asked to pay', async () => {
    const token = await employee()
    const cart = await officeCart(token)
    const choice = { cartId: cart.id, spotPaymentTypeId: 'lefka-account' }
    const chosen = await door.ask('cart-payment-type-update', choice, { token })
    expect(chosen.data.company).toMatchObject({ youPay: 0, onAccount: true })
    const { data } = await place(token, cart.id, { toPay: 0 })
    expect(data).toMatchObject({ redirectUrl: null, order: { status: 'opened' } })
    expect(data.order.company).toMatchObject({ pays: cart.totals.grandtotal, youPay: 0 })
    const orderId = data.order.id
    const over = await door.ask('customer-order-cancel', { orderId }, { token })
    expect(over.data).toMatchObject({ effect: { refund: 0 }, order: { status: 'canceled' } })
    expect(await faults()).toEqual([])
  })
})
