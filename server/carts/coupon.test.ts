import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Coupon } from '#shop/coupon/coupon.ts'
import { asksNothing, signUpGift } from '#shop/coupon/gift.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'
import { fullWeek } from '../../test/orders/weeks.ts'
import { filledCart, proveEmail, signUp } from '../../test/people.ts'
import type { CartAnswer } from '../answers.ts'
import { addCoupon, giveCouponBack } from '../db/coupon/coupons.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
})
afterAll(() => door.close())

let people = 0
/** Somebody new, with a phone of their own; the e-mail may be another's in another spelling. */
async function somebody(email = `guest${people}@example.gr`) {
  const name = 'Γιάννης Ρήγας'
  people++
  return { token: await signUp(door, { name, username: email, password: 'kalimera-2026' }) }
}

/** A full single order of somebody, with their own phone on it. */
async function cartOf(
  { token }: { token: string },
  phone = `69${44000000 + ++people}`,
): Promise<CartAnswer> {
  const { id: cartId } = await filledCart(door, 4, { token })
  const { data } = await door.ask('address-suggestion-collection', { q: 'Ερμού 12' })
  const suggestionId = data.suggestions[0]?.id
  const details = { suggestionId, floor: '1', bell: 'Ρ', phone }
  return (await door.ask('cart-address-update', { cartId, ...details }, { token })).data
}

const redeem = (cartId: string, code: string, who: { token?: string; lang?: string } = {}) =>
  door.ask('cart-coupon-redeem', { cartId, code }, who)
const place = ({ id, totals }: CartAnswer, { token }: { token: string }) =>
  door.ask(
    'cart-place',
    { cartId: id, acceptTerms: true, grandtotal: totals.grandtotal },
    { token },
  )
const usesOf = async (couponId: string) =>
  (await door.db.query('select order_id, used_at from coupon_use where coupon_id = $1', [couponId]))
    .rows

/** A coupon of 5 euros with rules of its own. */
async function coupon(id: string, rules: Partial<Coupon> = {}): Promise<string> {
  const plain = { ...signUpGift(id, id.toUpperCase(), ''), ...asksNothing }
  const made = { ...plain, campaign: id }
  await addCoupon(door.db, { ...made, benefit: { amount: 500 }, ...rules }, new Date(monday))
  return id.toUpperCase()
}

/** Pays a placed order at the provider's page. */
async function pay(redirectUrl: string | null, { token }: { token: string }) {
  return comeBack(door, await choose(door, redirectUrl, 'approve'), token)
}

describe('7.28 Redeeming a coupon', () => {
  test('3.10 3.26 9.09 takes 20% off the first order, of the meals and not of the delivery', async () => {
    const anna = await somebody()
    const cart = await cartOf(anna)
    const { code, data } = await redeem(cart.id, ' proti20 ', anna)
    expect(code).toBe('ok')
    const off = Math.round(cart.totals.subtotal * 20) / 100
    expect(data.customerCoupon).toEqual({
      coupon: { code: 'PROTI20', name: 'First order, 20% off' },
      kind: 'first-order',
      waits: false,
      applies: true,
      reason: null,
      message: '',
      percent: 20,
      amount: null,
      minSubtotal: 0,
      terms: '',
    })
    expect(data.totals).toMatchObject({
      subtotal: cart.totals.subtotal,
      shipping: 2,
      discount: off,
    })
    expect(data.totals.grandtotal).toBeCloseTo(cart.totals.subtotal - off + 2, 5)
    expect(data.hints.map(({ code }) => code)).toEqual(['free-shipping-next', 'coupon-percent'])
    const without = await redeem(cart.id, '', anna)
    expect(without.data).toMatchObject({ customerCoupon: null, totals: cart.totals })
  })

  test('8.14 that nobody knows is coupon-not-found and leaves the cart as it was', async () => {
    const anna = await somebody()
    const cart = await cartOf(anna)
    await redeem(cart.id, 'PROTI20', anna)
    const unknown = await redeem(cart.id, 'nothing', anna)
    expect(unknown).toMatchObject({
      status: 404,
      code: 'coupon-not-found',
      message: 'Invalid coupon code',
    })
    const after = (await door.ask('cart-one', { cartId: cart.id }, anna)).data
    expect(after.customerCoupon?.coupon.code).toBe('PROTI20')
    expect((await redeem('nothing', 'PROTI20', anna)).code).toBe('cart-not-found')
  })

  test('8.15 that does not fit is coupon-rule-error with its reason', async () => {
    const anna = await somebody()
    const cart = await cartOf(anna)
    const weekly = await coupon('weekly5', { planTypes: ['weekly'] })
    expect(await redeem(cart.id, weekly, { ...anna, lang: 'el' })).toMatchObject({
      status: 422,
      code: 'coupon-rule-error',
      message: 'Το κουπόνι δεν μπορεί να εξαργυρωθεί σε αυτή την παραγγελία',
      data: {
        reason: 'plan-type',
        message: 'Το κουπόνι ισχύει μόνο για εβδομαδιαία και μηνιαία πλάνα.',
      },
    })
    for (const [rules, reason] of [
      [{ minSubtotal: 100_000 }, 'min-subtotal'],
      [{ until: '2026-11-22' }, 'over'],
      [{ from: '2026-11-24' }, 'not-yet'],
      [{ spotIds: ['pagkrati'] }, 'spot'],
      [{ uses: 0 }, 'used-up'],
    ] as const) {
      const code = await coupon(`rule-${reason}`, rules)
      expect((await redeem(cart.id, code, anna)).data).toMatchObject({ reason })
    }
    const week = await fullWeek(door)
    expect((await redeem(week.id, weekly)).data.totals.discount).toBe(5)
  })

  test('is limited to one, the last one given', async () => {
    const anna = await somebody()
    const cart = await cartOf(anna)
    const five = await coupon('five')
    await redeem(cart.id, 'PROTI20', anna)
    const { data } = await redeem(cart.id, five, anna)
    expect(data.customerCoupon?.coupon.code).toBe('FIVE')
    expect(data.totals.discount).toBe(5)
  })

  test('that no longer fits stays with its reason and without effect', async () => {
    const anna = await somebody()
    const cart = await cartOf(anna)
    const code = await coupon('big', { minSubtotal: Math.round(cart.totals.subtotal * 100) })
    await redeem(cart.id, code, anna)
    const [dearest, next] = (cart.scheduleMenus[0]?.items ?? []).toSorted(
      (one, other) => other.price - one.price,
    )
    const less = {
      cartId: cart.id,
      itemId: dearest?.id ?? '',
      itemType: 'meal-build' as const,
      scheduleMenuId: 'd1',
    }
    const other = { ...less, itemId: next?.id ?? '' }
    await door.ask('cart-item-add', { ...other, amount: 0 }, anna)
    const { data } = await door.ask('cart-item-add', { ...less, amount: 0 }, anna)
    expect(data.customerCoupon).toMatchObject({ applies: false, reason: 'min-subtotal' })
    expect(data.customerCoupon?.message).toMatch(/^The coupon is for orders from \d+,\d\d€\.$/)
    expect(data.totals.discount).toBe(0)
    expect(data.errors.map(({ slug }) => slug)).toEqual(['amounts-error', 'min-total-error'])
    await door.ask('cart-item-add', { ...other, amount: 1 }, anna)
    const again = await door.ask('cart-item-add', { ...less, amount: 1 }, anna)
    expect(again.data.totals.discount).toBe(5)
  })

  test('never makes an order cheaper than its delivery, and one that costs nothing is paid', async () => {
    const anna = await somebody()
    const cart = await cartOf(anna)
    const much = await coupon('much', { benefit: { amount: 100_000 } })
    const { data } = await redeem(cart.id, much, anna)
    expect(data.totals).toMatchObject({
      discount: cart.totals.subtotal,
      shipping: 2,
      grandtotal: 2,
    })
    const counter = await door.ask(
      'cart-address-update',
      { cartId: cart.id, spotId: 'pagkrati' },
      anna,
    )
    expect(counter.data.totals.grandtotal).toBe(0)
    const placed = await place(counter.data, anna)
    expect(placed.data).toMatchObject({ redirectUrl: null, order: { status: 'opened', vat: 0 } })
    expect((await usesOf('much'))[0]?.used_at).not.toBeNull()
    expect((await place(counter.data, anna)).data.order.id).toBe(placed.data.order.id)
  })
})

async function giftOf({ token }: { token: string }): Promise<string> {
  const { rows } = await door.db.query(
    `select c.data ->> 'code' as code from coupon c join session s on s.customer_id = c.customer_id
      where s.token_hash = sha256($1::bytea)`,
    [token],
  )
  return rows[0]?.code ?? ''
}

/** A new customer whose mailbox is proved. */
async function proved(email?: string) {
  const who = await somebody(email)
  await proveEmail(door, who.token)
  return who
}

/** A full cart to a phone and a door, by the name on its bell. */
async function cartAt(
  who: { token: string },
  { phone, bell }: { phone: string; bell: string },
): Promise<CartAnswer> {
  const { id: cartId, shippingAddress } = await cartOf(who)
  const { suggestionId } = shippingAddress ?? {}
  const place = { suggestionId: suggestionId ?? '', floor: '2', bell, phone }
  return (await door.ask('cart-address-update', { cartId, ...place }, who)).data
}

describe('9.08 The 20 € gift', () => {
  test('comes with signing up and is the customer’s alone', async () => {
    const anna = await proved()
    const nikos = await proved()
    const gift = await giftOf(anna)
    expect(gift).toMatch(/^DORO-[2-9A-HJ-NP-Z]{8}$/)
    const cart = await cartOf(anna)
    const { data } = await redeem(cart.id, gift, anna)
    expect(data.totals.discount).toBe(20)
    expect(data.customerCoupon?.terms).toBe('Valid once per address and phone number.')
    const others = await cartOf(nikos)
    expect((await redeem(others.id, gift, nikos)).data).toMatchObject({
      reason: 'another-customer',
    })
    const visitors = await filledCart(door)
    expect((await redeem(visitors.id, gift)).data).toMatchObject({ reason: 'log-in' })
  })

  test('serves nobody whose mailbox is not proved, and serves at once when it is', async () => {
    const invented = await somebody('invented0@nowhere.example')
    const cart = await cartOf(invented)
    const gift = await giftOf(invented)
    expect(await redeem(cart.id, gift, { ...invented, lang: 'el' })).toMatchObject({
      code: 'ok',
      data: {
        customerCoupon: {
          applies: false,
          waits: true,
          reason: 'email-not-proved',
          message: 'Επιβεβαίωσε το email σου και το κουπόνι ισχύει αμέσως.',
          terms: 'Ισχύει μία φορά ανά διεύθυνση και τηλέφωνο, αφού επιβεβαιώσεις το email σου.',
        },
        totals: cart.totals,
      },
    })
    await proveEmail(door, invented.token)
    expect((await door.ask('cart-one', { cartId: cart.id }, invented)).data).toMatchObject({
      customerCoupon: { applies: true, waits: false },
      totals: { discount: 20 },
    })
    await door.db.query('update customer set email_verified_at = null')
    expect((await door.ask('cart-one', { cartId: cart.id }, invented)).data).toMatchObject({
      customerCoupon: { applies: false, reason: 'email-not-proved' },
      totals: { discount: 0 },
    })
  })

  test('is one a person, and one for a door and a phone; who else had it is told as it is placed', async () => {
    const first = await proved('eleni.k@gmail.com')
    const hers = { phone: '6971111111', bell: 'Κωνσταντίνου' }
    const cart = await cartAt(first, hers)
    const { data } = await redeem(cart.id, await giftOf(first), first)
    await pay((await place(data, first)).data.redirectUrl, first)
    const again = await proved('elenik+2@gmail.com')
    const other = await cartOf(again)
    expect((await redeem(other.id, await giftOf(again), again)).data).toMatchObject({
      reason: 'already-used',
    })
    expect((await redeem(other.id, 'PROTI20', again)).data).toMatchObject({ reason: 'first-order' })
    const places = [
      { phone: '6971111111', bell: 'Γείτονας' },
      { phone: '6971111112', bell: ' κωνσταντινου ' },
      // Latin capitals among the Greek ones.
      { phone: '6971111113', bell: 'KΩNΣTANTINOY' },
    ]
    for (const where of places) {
      const neighbour = await proved()
      const before = await cartAt(neighbour, where)
      const seen = await redeem(before.id, await giftOf(neighbour), neighbour)
      expect(seen.data).toMatchObject({ customerCoupon: { applies: true } })
      const refused = await place(seen.data, neighbour)
      expect(refused).toMatchObject({
        code: 'coupon-rule-error',
        data: {
          reason: 'household',
          message:
            'The coupon is valid once per address and phone number, and it’s already been used here.',
          cart: { customerCoupon: null, totals: before.totals },
        },
      })
      const { cart: without } = refused.data as unknown as { cart: CartAnswer }
      expect((await place(without, neighbour)).code).toBe('ok')
    }
    const stranger = await proved()
    const free = await cartAt(stranger, { phone: '6971111113', bell: 'Άλλος' })
    const { data: fine } = await redeem(free.id, await giftOf(stranger), stranger)
    expect((await place(fine, stranger)).code).toBe('ok')
  })

  test('and the first-order coupon are not spent by an unpaid order of another', async () => {
    const home = { phone: '6972222222', bell: 'Νέος' }
    for (const code of ['gift', 'PROTI20']) {
      const spy = await proved()
      const spied = await cartAt(spy, home)
      const coupon = code === 'gift' ? await giftOf(spy) : code
      expect((await place((await redeem(spied.id, coupon, spy)).data, spy)).code).toBe('ok')
    }
    const newcomer = await proved()
    for (const code of [await giftOf(newcomer), 'PROTI20']) {
      const cart = await cartAt(newcomer, home)
      const { data } = await redeem(cart.id, code, newcomer)
      const { order } = (await place(data, newcomer)).data
      expect(order.coupon?.code).toBe(code)
      await door.ask('customer-order-cancel', { orderId: order.id }, newcomer)
    }
  })

  test('and the first-order coupon do not tell a stranger whose phone has ordered', async () => {
    const known = await proved()
    const phone = '6973333333'
    const ordered = await cartAt(known, { phone, bell: 'Γνωστή' })
    await pay((await place(ordered, known)).data.redirectUrl, known)
    const spy = await proved()
    const cart = await cartOf(spy)
    await redeem(cart.id, 'PROTI20', spy)
    const look = async (number: string) => {
      const { suggestionId } = cart.shippingAddress ?? {}
      const place = { suggestionId: suggestionId ?? '', floor: '2', bell: 'Γνωστή', phone: number }
      const { data } = await door.ask('cart-address-update', { cartId: cart.id, ...place }, spy)
      return [data.customerCoupon, data.totals]
    }
    expect(await look(phone)).toEqual(await look('6974444444'))
    await door.ask('customer-update', { phone }, spy)
    const listed = await door.ask('customer-coupon-redeem', { code: 'PROTI20' }, spy)
    expect(listed.data.coupon).toMatchObject({ state: 'usable' })
  })
})

describe('Placing with a coupon', () => {
  test('keeps code and discount on the order, VAT on what is left, and uses it up when paid', async () => {
    const anna = await somebody()
    const cart = await cartOf(anna)
    const { data } = await redeem(cart.id, 'PROTI20', anna)
    const placed = await place(data, anna)
    const { order, redirectUrl } = placed.data
    expect(order.coupon).toEqual({ code: 'PROTI20', name: 'First order, 20% off' })
    expect(order.totals).toEqual(data.totals)
    expect(order.vat).toBeCloseTo((data.totals.grandtotal * 13) / 113, 1)
    const held = async () => (await usesOf('proti20')).find(use => use.order_id === order.id)
    expect(await held()).toMatchObject({ used_at: null })
    // Its own order does not stand in its way, another one does.
    expect(
      (await door.ask('cart-one', { cartId: cart.id }, anna)).data.customerCoupon?.applies,
    ).toBe(true)
    const second = await cartOf(anna)
    expect((await redeem(second.id, 'PROTI20', anna)).data).toMatchObject({
      reason: 'already-used',
    })
    const paid = await pay(redirectUrl, anna)
    expect(paid.data.order).toMatchObject({ status: 'opened', coupon: { code: 'PROTI20' } })
    expect((await held())?.used_at).not.toBeNull()
    expect((await redeem(second.id, 'PROTI20', anna)).data).toMatchObject({ reason: 'first-order' })
  })

  test('twenty at the same moment for its last use: one gets it, nobody pays another price', async () => {
    const code = await coupon('last', { uses: 1 })
    const buyers = await Promise.all(Array.from({ length: 20 }, () => somebody()))
    const carts: CartAnswer[] = []
    for (const buyer of buyers)
      carts.push((await redeem((await cartOf(buyer)).id, code, buyer)).data)
    for (const { totals } of carts) expect(totals.discount).toBe(5)
    const answers = await Promise.all(
      carts.map((cart, index) => place(cart, buyers[index] ?? { token: '' })),
    )
    const won = answers.filter(answer => answer.code === 'ok')
    expect(won).toHaveLength(1)
    expect(won[0]?.data.order.totals.discount).toBe(5)
    const lost = answers.filter(answer => answer.code !== 'ok')
    for (const answer of lost) {
      expect(['coupon-rule-error', 'price-changed']).toContain(answer.code)
      const { cart } = answer.data as unknown as { cart: CartAnswer }
      expect(cart.customerCoupon).toMatchObject({ applies: false, reason: 'used-up' })
      expect(cart.totals.discount).toBe(0)
    }
    expect(await usesOf('last')).toHaveLength(1)
    const { rows } = await door.db.query(
      `select count(*)::int as orders from customer_order where discount = 500 and coupon ->> 'id' = 'last'`,
    )
    expect(rows[0]?.orders).toBe(1)
  })

  test('five carts of one customer at the same moment: the first-order coupon counts once', async () => {
    const anna = await somebody()
    const carts: CartAnswer[] = []
    for (let count = 0; count < 5; count++)
      carts.push((await redeem((await cartOf(anna)).id, 'PROTI20', anna)).data)
    const answers = await Promise.all(carts.map(cart => place(cart, anna)))
    const won = answers.filter(({ code }) => code === 'ok')
    expect(won).toHaveLength(1)
    expect(won[0]?.data.order.coupon?.code).toBe('PROTI20')
  })

  test('comes back when the order is canceled or gives it back, and only then', async () => {
    const code = await coupon('once', { uses: 1 })
    const anna = await somebody()
    const cart = (await redeem((await cartOf(anna)).id, code, anna)).data
    const { order } = (await place(cart, anna)).data
    const nikos = await somebody()
    const others = await cartOf(nikos)
    expect((await redeem(others.id, code, nikos)).data).toMatchObject({ reason: 'used-up' })
    await giveCouponBack(door.db, order.id)
    expect((await redeem(others.id, code, nikos)).code).toBe('ok')
    await redeem(others.id, '', nikos)
    await door.db.query(
      `insert into coupon_use (order_id, coupon_id, campaign, held_at) values ($1, 'once', 'once', now())`,
      [order.id],
    )
    expect((await redeem(others.id, code, nikos)).code).toBe('coupon-rule-error')
    await door.ask('customer-order-cancel', { orderId: order.id }, anna)
    expect((await redeem(others.id, code, nikos)).code).toBe('ok')
  })

  test('changed before it is paid: the order holds what its cart has now', async () => {
    const anna = await somebody()
    const [one, two] = [await coupon('one'), await coupon('two')]
    const cart = (await redeem((await cartOf(anna)).id, one, anna)).data
    const before = (await place(cart, anna)).data
    const changed = (await redeem(cart.id, two, anna)).data
    const after = (await place(changed, anna)).data
    expect(after.order).toMatchObject({ id: before.order.id, coupon: { code: 'TWO' } })
    expect([(await usesOf('one')).length, (await usesOf('two')).length]).toEqual([0, 1])
    const none = (await redeem(cart.id, '', anna)).data
    const plain = (await place(none, anna)).data
    expect(plain.order).toMatchObject({
      id: before.order.id,
      coupon: null,
      totals: { discount: 0 },
    })
    expect(await usesOf('two')).toHaveLength(0)
  })

  test('that ran out meanwhile is refused where nobody says which price was shown', async () => {
    const anna = await somebody()
    const code = await coupon('today', { until: '2026-11-23' })
    const cart = (await redeem((await cartOf(anna)).id, code, anna)).data
    const dates = ['2026-11-27']
    const moved = await door.ask(
      'cart-schedule-update',
      { cartId: cart.id, dates, timePeriodId: 'morning' },
      anna,
    )
    // Some dishes of the day before are not cooked on that one.
    const { id: scheduleMenuId = '', items } = moved.data.scheduleMenus[0] ?? { items: [] }
    const stays = items.find(({ available }) => available)?.id ?? ''
    await door.ask(
      'cart-schedule-menu-update',
      { cartId: cart.id, scheduleMenuId, items: [{ itemId: stays, amount: 5 }] },
      anna,
    )
    door.at(monday + 86_400_000)
    const blind = await door.ask('cart-place', { cartId: cart.id, acceptTerms: true }, anna)
    const stale = await place(cart, anna)
    const seen = (await door.ask('cart-one', { cartId: cart.id }, anna)).data
    const fine = await place(seen, anna)
    door.at(monday)
    expect([blind.code, (blind.data as unknown as { reason: string }).reason]).toEqual([
      'coupon-rule-error',
      'over',
    ])
    expect(stale.code).toBe('price-changed')
    expect(seen.customerCoupon).toMatchObject({ applies: false, reason: 'over' })
    expect(fine.data.order).toMatchObject({ coupon: null, totals: { discount: 0 } })
  })
})
