import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderAnswer } from '#server/answers.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { booksOf, refundsOf } from '../../test/orders/changing.ts'
import { employee, officeWeek, onAccount } from '../../test/orders/office.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'
import { newCart } from '../../test/people.ts'
import { audit } from '../books/audit.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

async function booked(orderId: string) {
  const { rows } = await door.db.query<{ company: number; own: number }>(
    'select company_cents as company, grandtotal - company_cents as own from customer_order where id = $1',
    [orderId],
  )
  return { ...rows[0], kept: Number((await booksOf(door, orderId)).kept) }
}

async function faults() {
  const findings = await audit(door.db, monday)
  return findings.filter(({ note }) => !note).map(({ says }) => says)
}

const cents = (euros: number) => Math.round(euros * 100)

describe('An order that a company bears in part', () => {
  test('cancelled in part: its day goes back to the company, the rest to the card', async () => {
    const { token } = await employee(door)
    const order = await officeWeek(door, token)
    expect(order.company).toMatchObject({ pays: 40 })
    const before = await booked(order.id)
    expect(before).toMatchObject({ company: 4000, kept: before.own })
    const scheduleMenuId = order.deliveries[1]?.id ?? ''
    const asked = { orderId: order.id, scheduleMenuId }
    const over = await door.ask('customer-order-cancel', asked, { token })
    expect(over.code).toBe('ok')
    const items = order.deliveries[1]?.items ?? []
    const meals = items.reduce((sum, { price, amount }) => sum + cents(price) * amount, 0)
    expect(cents(over.data.effect.refund)).toBe(meals - 2000)
    expect(over.data.order.company).toMatchObject({ pays: 20 })
    expect((await refundsOf(door, order.id)).map(({ amount }) => amount)).toEqual([meals - 2000])
    const after = await booked(order.id)
    expect(after).toMatchObject({ company: 2000, kept: after.own })

    const back = { orderId: order.id, changeId: over.data.changeId ?? '' }
    const undone = await door.ask('customer-order-undo', back, { token })
    expect(undone.data.order.company).toMatchObject({ pays: 40 })
    expect(await booked(order.id)).toEqual(before)
    expect(await faults()).toEqual([])
  })

  test('a day that another order took meanwhile does not come back to the first', async () => {
    const { token } = await employee(door)
    const first = await officeWeek(door, token)
    const scheduleMenuId = first.deliveries[1]?.id ?? ''
    const asked = { orderId: first.id, scheduleMenuId }
    const over = await door.ask('customer-order-cancel', asked, { token })
    const second = await officeWeek(door, token)
    expect(second.company).toMatchObject({ pays: 20 })
    const back = { orderId: first.id, changeId: over.data.changeId ?? '' }
    expect((await door.ask('customer-order-undo', back, { token })).code).toBe(
      'change-not-possible',
    )
    expect(await faults()).toEqual([])
  })

  test('cancelled whole: the card gets its own back, and the company owes nothing', async () => {
    const { token } = await employee(door)
    const order = await officeWeek(door, token)
    const { own } = await booked(order.id)
    const over = await door.ask('customer-order-cancel', { orderId: order.id }, { token })
    expect(cents(over.data.effect.refund)).toBe(own)
    expect((await refundsOf(door, order.id)).map(({ amount }) => amount)).toEqual([own])
    expect((await officeWeek(door, token)).company).toMatchObject({ pays: 40 })
    expect(await faults()).toEqual([])
  })

  test('a dearer meal is paid by the employee, whose company bears what it bore', async () => {
    const { token } = await employee(door)
    const order = await officeWeek(door, token)
    const [delivery] = order.deliveries
    const asked = { orderId: order.id, scheduleMenuId: delivery?.id ?? '' }
    const menu = await door.ask('customer-order-menu-collection', asked, { token })
    const extra = menu.data.meals.find(({ type }) => type === 'extras')?.builds[0]
    const items = (delivery?.items ?? []).map(({ id, amount }) => ({ itemId: id, amount }))
    const more = { ...asked, items: [...items, { itemId: extra?.id ?? '', amount: 1 }] }
    const changed = await door.ask('customer-order-menu-update', more, { token })
    expect(changed.code).toBe('ok')
    expect(changed.data.effect.toPay).toBe(extra?.price)
    await comeBack(door, await choose(door, changed.data.redirectUrl, 'approve'), token)
    const { data } = await door.ask('customer-order-one', { orderId: order.id }, { token })
    expect(data.company).toMatchObject({ pays: 40 })
    expect(cents(data.totals.grandtotal)).toBe(
      cents(order.totals.grandtotal) + cents(extra?.price ?? 0),
    )
    expect(await faults()).toEqual([])
  })

  test('a delivery that moves takes its part along: its old day is not given twice', async () => {
    const { token } = await employee(door)
    const order = await officeWeek(door, token)
    const [delivery] = order.deliveries
    const asked = { orderId: order.id, scheduleMenuId: delivery?.id ?? '' }
    const days = await door.ask('customer-order-day-collection', asked, { token })
    expect(
      days.data.days.flatMap(({ timePeriods }) => timePeriods.map(({ code }) => code)),
    ).not.toContain('afternoon')
    const free = days.data.days.find(({ free, date }) => free && date !== delivery?.date)
    if (!free) throw new Error('nowhere to move to')
    const moved = await door.ask(
      'customer-order-delivery-update',
      { ...asked, date: free.date, timePeriodId: 'morning' },
      { token },
    )
    expect(moved.data.order.company).toMatchObject({ pays: 40 })
    const spots = await door.ask('customer-spot-collection', {}, { token })
    const left = spots.data.spots[0]?.allowance?.days.find(({ date }) => date === delivery?.date)
    expect(left?.left ?? 0).toBe(0)
    expect(await faults()).toEqual([])
  })
})

/** The same with so many of each meal. */
function changing({ id: orderId, deliveries }: OrderAnswer, token: string) {
  const [delivery] = deliveries
  const scheduleMenuId = delivery?.id ?? ''
  return (amount: number, preview = false) => {
    const items = delivery?.items.map(({ id: itemId }) => ({ itemId, amount })) ?? []
    return door.ask(
      'customer-order-menu-update',
      { orderId, scheduleMenuId, items, preview },
      { token },
    )
  }
}

async function manager() {
  const login = { username: 'petros@lefka.example', password: 'gastra-demo' }
  return { token: (await door.ask('auth-login-email', login)).data.token }
}

describe('Who has left the company', () => {
  test('does not let an order on its account grow; it may still shrink, and not grow back', async () => {
    const { token } = await employee(door)
    const order = await onAccount(door, token)
    const change = changing(order, token)
    expect(order).toMatchObject({ status: 'opened', company: { youPay: 0 } })
    expect((await change(2)).code).toBe('ok')
    await door.ask('customer-spot-delete', { spotId: 'lefka' }, { token })
    const before = await booked(order.id)
    for (const preview of [true, false])
      expect(await change(10, preview)).toMatchObject({ status: 422, code: 'spot-not-allowed' })
    expect(await booked(order.id)).toEqual(before)
    const less = await change(1)
    expect(less.data.order.company?.pays).toBe(order.company?.pays)
    const undo = { orderId: order.id, changeId: less.data.changeId ?? '' }
    expect((await door.ask('customer-order-undo', undo, { token })).code).toBe('spot-not-allowed')
    expect(await faults()).toEqual([])
  })

  test('is told by its manager: the membership ends, and waiting carts go elsewhere', async () => {
    const { token, username } = await employee(door)
    const change = changing(await onAccount(door, token), token)
    const { id: cartId } = await newCart(door, { token })
    const boss = await manager()
    const { data } = await door.ask('company-member-collection', { spot: 'lefka' }, boss)
    const mine = data.members.find(({ email }) => email === username)
    expect(mine).toMatchObject({ name: expect.stringMatching(/^Employee/), isManager: false })
    const end = { spot: 'lefka', customerId: mine?.id ?? '' }
    expect((await door.ask('company-member-delete', end, { token })).code).toBe('spot-not-found')
    expect((await change(2)).code).toBe('ok')
    const left = await door.ask('company-member-delete', end, boss)
    expect(left.data.members).toHaveLength(data.members.length - 1)
    expect((await change(3)).code).toBe('spot-not-allowed')
    const cart = await door.ask('cart-one', { cartId }, { token })
    expect(cart.data).toMatchObject({ spot: null, shippingAddress: null, company: null })
    const self = data.members.find(({ isManager }) => isManager)
    const own = { spot: 'lefka', customerId: self?.id ?? '' }
    expect((await door.ask('company-member-delete', own, boss)).code).toBe('spot-not-allowed')
  })
})

describe("The company's report", () => {
  test('tells its managers money and counts, and nothing of what anybody eats', async () => {
    const login = { username: 'petros@lefka.example', password: 'gastra-demo' }
    const { data: session } = await door.ask('auth-login-email', login)
    const { token } = session
    const months = ['2026-11', '2026-12']
    const reports = []
    for (const month of months)
      reports.push((await door.ask('company-report-one', { spot: 'lefka', month }, { token })).data)
    const owed = reports.reduce((sum, { total }) => sum + cents(total.total), 0)
    const { rows } = await door.db.query<{ sum: string }>(
      "select sum(company_cents) from customer_order where spot_id = 'lefka' and status in ('opened', 'delivered')",
    )
    expect(owed).toBeGreaterThan(0)
    expect(owed).toBe(Number(rows[0]?.sum))
    for (const { days, employees, total } of reports) {
      for (const some of [days, employees])
        expect(some.reduce((sum, one) => sum + cents(one.total), 0)).toBe(cents(total.total))
      expect(cents(total.allowance) + cents(total.account)).toBe(cents(total.total))
    }
    const told = JSON.stringify(reports)
    for (const word of ['items', 'meal', 'diet', 'plan', 'email', 'phone', 'coupon'])
      expect(told).not.toContain(word)
  })

  test('12.15 bills a paused delivery once it has a day again', async () => {
    const { token } = await employee(door)
    const order = await officeWeek(door, token)
    const login = { username: 'petros@lefka.example', password: 'gastra-demo' }
    const { data: boss } = await door.ask('auth-login-email', login)
    const owed = async () => {
      let sum = 0
      for (const month of ['2026-11', '2026-12']) {
        const asked = { spot: 'lefka', month }
        const { data } = await door.ask('company-report-one', asked, { token: boss.token })
        sum += cents(data.total.total)
      }
      return sum
    }
    const before = await owed()
    const paused = await door.ask('customer-order-pause', { orderId: order.id }, { token })
    expect(await owed()).toBe(before - 4000)
    const undone = { orderId: order.id, changeId: paused.data.changeId ?? '' }
    expect((await door.ask('customer-order-undo', undone, { token })).code).toBe('ok')
    expect(await owed()).toBe(before)
  })

  test('is for nobody else', async () => {
    const report = (token?: string) =>
      door.ask(
        'company-report-one',
        { spot: 'lefka', month: '2026-11' },
        { ...(token && { token }) },
      )
    expect((await report()).code).toBe('user-not-allowed')
    expect((await report((await employee(door)).token)).code).toBe('spot-not-found')
    const login = { username: 'petros@lefka.example', password: 'gastra-demo' }
    const { data } = await door.ask('auth-login-email', login)
    const other = { spot: 'tavros-hub', month: '2026-11' }
    expect((await door.ask('company-report-one', other, { token: data.token })).code).toBe(
      'spot-not-found',
    )
  })
})
