import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asksNothing, signUpGift } from '#shop/coupon/gift.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'
import { placeAs, type Shopper, shoppersLike } from '../../test/orders/shoppers.ts'
import { filledCart, maria, nikos, proveEmail, signUp } from '../../test/people.ts'
import type { CartAnswer } from '../answers.ts'
import { addCoupon } from '../db/coupon/coupons.ts'
import { transaction } from '../db/database.ts'
import { releaseOrder } from '../db/load/capacity.ts'

let door: Door
let tokens: string[]
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  tokens = [await signUp(door, maria), await signUp(door, nikos)]
  for (const token of tokens) await proveEmail(door, token)
})
beforeEach(async () => {
  await door.db.query('delete from customer_order')
  await door.db.query('delete from kitchen_load')
})
afterAll(() => door.close())

type Load = { kind: string; what: string; most: number; taken: number }

async function loads(): Promise<Load[]> {
  const { rows } = await door.db.query<Load>(
    'select kind, what, most, taken from kitchen_load order by kind, what',
  )
  return rows
}

/** What is taken is what the planned deliveries of standing orders ask for, and nothing else. */
async function balanced(): Promise<boolean> {
  const { rows } = await door.db.query<{ is: boolean }>(`
    with held as (
      select d.id, d.date, d.time_period_id from order_delivery d
        join customer_order o on o.id = d.order_id
      where o.status in ('not-paid', 'opened') and d.status = 'planned'
    ), asked as (
      select date, 'window' as kind, time_period_id as what, count(*) as amount
        from held group by date, what
      union all select date, 'meal', meal_id, sum(amount)
        from held join order_item i on i.delivery_id = held.id group by date, meal_id
    )
    select coalesce(bool_and(coalesce(taken, 0) = coalesce(amount, 0)), true) as is
    from asked full join kitchen_load using (date, kind, what)`)
  return rows[0]?.is ?? false
}

const limited = (kind: string, most: number) =>
  door.db.query('update kitchen_load set most = $2 where kind = $1', [kind, most])

const first: number = 0
const second: number = 1
const token = (who: number) => ({ token: tokens[who] ?? '' })
const place = (cart: CartAnswer, who = first) =>
  door.ask('cart-place', { cartId: cart.id, acceptTerms: true }, token(who))
const mealsOf = (cart: CartAnswer) => cart.scheduleMenus[0]?.items ?? []
const sum = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((all, { amount }) => all + amount, 0)

async function setAmount(cart: CartAnswer, itemId: string, amount: number, who = first) {
  const item = { itemId, itemType: 'meal-build', scheduleMenuId: 'd1', amount } as const
  return door.ask('cart-item-add', { cartId: cart.id, ...item }, token(who))
}

describe('Placing an order', () => {
  test('takes its window and its portions, once, however often it is placed', async () => {
    const cart = await filledCart(door, 4, token(first))
    await setAmount(cart, mealsOf(cart)[0]?.id ?? '', 3)
    const answers = await Promise.all([place(cart), place(cart), place(cart)])
    expect(answers.map(({ code }) => code)).toEqual(['ok', 'ok', 'ok'])
    expect((await place(cart)).code).toBe('ok')
    const taken = await loads()
    expect(taken.map(({ kind, taken }) => [kind, taken]).sort()).toEqual([
      ['meal', 1],
      ['meal', 1],
      ['meal', 1],
      ['meal', 3],
      ['window', 1],
    ])
    expect(await balanced()).toBe(true)
  })

  test('after the cart was changed takes and gives back the difference', async () => {
    const cart = await filledCart(door, 5, token(first))
    const [one, other] = mealsOf(cart)
    await place(cart)
    await limited('window', 1)
    await setAmount(cart, one?.id ?? '', 0)
    await setAmount(cart, other?.id ?? '', 4)
    const { code } = await place(cart)
    expect(code).toBe('ok')
    expect(sum((await loads()).map(({ taken }) => ({ amount: taken })))).toBe(1 + 7)
    expect(await balanced()).toBe(true)
  })

  test('gives back all that its order held when that ends, and takes it again anew', async () => {
    const cart = await filledCart(door, 4, token(first))
    const { data } = await place(cart)
    await transaction(door.db, async tx => {
      await releaseOrder(tx, data.order.id)
      await tx.query(`update customer_order set status = 'canceled' where id = $1`, [data.order.id])
      await tx.query('delete from payment_attempt where order_id = $1', [data.order.id])
    })
    expect((await loads()).every(({ taken }) => taken === 0)).toBe(true)
    const again = await place(cart)
    expect(again.code).toBe('ok')
    expect(again.data.order.id).not.toBe(data.order.id)
    expect(await balanced()).toBe(true)
  })

  test('keeps what it took once it is paid', async () => {
    const cart = await filledCart(door, 4, token(first))
    const { data } = await place(cart)
    const back = await comeBack(
      door,
      await choose(door, data.redirectUrl, 'approve'),
      tokens[first] ?? '',
    )
    expect(back.data.order.status).toBe('opened')
    expect(await balanced()).toBe(true)
  })
})

/** So many of a meal, or of a window's deliveries, are there at most on the cart's day. */
function most(cart: CartAnswer, kind: 'meal' | 'window', what: string, amount: number) {
  return door.db.query(
    'insert into kitchen_load (date, kind, what, most) values ($1, $2, $3, $4)',
    [cart.scheduleMenus[0]?.date, kind, what, amount],
  )
}

async function mealId(cart: CartAnswer, index: number): Promise<string> {
  const { rows } = await door.db.query('select id from meal where slug = $1', [
    mealsOf(cart)[index]?.slug,
  ])
  return rows[0].id
}

describe('What is nearly gone', () => {
  test('is told, refused beyond what is left, and named where a cart has more', async () => {
    const cart = await filledCart(door, 4, token(first))
    const [item] = mealsOf(cart)
    await setAmount(cart, item?.id ?? '', 5)
    await most(cart, 'meal', await mealId(cart, 0), 4)
    const menu = await door.ask(
      'menu-collection',
      { cartId: cart.id, scheduleMenuId: 'd1' },
      token(first),
    )
    const left = (slug = '') => menu.data.meals.find(meal => meal.slug === slug)?.builds[0]?.left
    expect([left(item?.slug), left(mealsOf(cart)[1]?.slug)]).toEqual([4, null])

    const more = await setAmount(cart, item?.id ?? '', 6)
    expect(more).toMatchObject({ status: 409, code: 'meal-sold-out', data: { left: 4 } })
    expect(more.message).toBe('Only 4 left of this meal for that day.')
    const refused = await place(cart)
    expect([refused.status, refused.code]).toEqual([422, 'cart-error'])
    const { errors } = (refused.data as unknown as { cart: CartAnswer }).cart
    expect(errors).toMatchObject([
      { group: 'plan', slug: 'item-unavailable', slugs: [item?.slug], left: 4 },
    ])
    expect(errors[0]?.message).toContain(`${item?.name}: only 4 left`)
    expect((await loads()).every(({ taken }) => taken === 0)).toBe(true)

    expect((await setAmount(cart, item?.id ?? '', 4)).data.errors).toEqual([])
    expect((await place(cart)).code).toBe('ok')
    expect(await balanced()).toBe(true)
  })

  test('8.04 a window that is full is refused, shown as full and lost to those who chose it', async () => {
    const cart = await filledCart(door, 4, token(first))
    const dates = cart.scheduleMenus.map(({ date }) => date)
    const timePeriodId = cart.timePeriod?.id ?? ''
    await most(cart, 'window', timePeriodId, 0)
    const refused = await place(cart)
    expect([refused.status, refused.code]).toEqual([409, 'schedule-menu-is-full'])
    const lost = (refused.data as unknown as { cart: CartAnswer }).cart
    expect(lost).toMatchObject({ timePeriod: null, timePeriodLost: 'full', errors: [] })
    expect((await setAmount(cart, mealsOf(cart)[0]?.id ?? '', 2)).code).toBe(
      'schedule-menu-is-full',
    )
    const { data } = await door.ask('time-period-collection', { cartId: cart.id }, token(first))
    const windows = data.days.find(({ date }) => date === dates[0])?.timePeriods
    expect(windows?.find(({ id }) => id === timePeriodId)).toMatchObject({
      available: false,
      full: true,
    })
    const same = { cartId: cart.id, dates, timePeriodId }
    expect((await door.ask('cart-schedule-update', same, token(first))).code).toBe(
      'schedule-menu-is-full',
    )
  })

  test('is not short for the order that holds it', async () => {
    const cart = await filledCart(door, 4, token(first))
    const others = await filledCart(door, 4, token(second))
    const [item] = mealsOf(cart)
    await setAmount(cart, item?.id ?? '', 3)
    await most(cart, 'meal', await mealId(cart, 0), 3)
    await most(cart, 'window', cart.timePeriod?.id ?? '', 1)
    await place(cart)

    const mine = await door.ask('cart-one', { cartId: cart.id }, token(first))
    expect(mine.data).toMatchObject({ errors: [], timePeriodLost: null })
    expect((await place(cart)).code).toBe('ok')
    const menuOf = async (id: string, who: number) => {
      const input = { cartId: id, scheduleMenuId: 'd1' }
      const { data } = await door.ask('menu-collection', input, token(who))
      return data.meals.find(({ slug }) => slug === item?.slug)?.builds[0]?.left
    }
    expect([await menuOf(cart.id, first), await menuOf(others.id, second)]).toEqual([3, 0])
    const theirs = await door.ask('cart-one', { cartId: others.id }, token(second))
    expect(theirs.data.timePeriodLost).toBe('full')
    expect((await place(others, second)).code).toBe('schedule-menu-is-full')

    await setAmount(cart, item?.id ?? '', 2)
    expect((await setAmount(cart, item?.id ?? '', 3)).code).toBe('ok')
    expect((await setAmount(cart, item?.id ?? '', 4)).code).toBe('meal-sold-out')
    await setAmount(cart, item?.id ?? '', 1)
    expect((await place(cart)).code).toBe('ok')
    expect(await menuOf(others.id, second)).toBe(2)
    expect(await balanced()).toBe(true)
  })
})

/** So many other customers with the same cart, each with a phone of their own. */
const copies = (cart: CartAnswer, count: number) => shoppersLike(door, cart, count)

const placeCopy = ({ cartId, token }: Shopper) => placeAs(door, { cartId, token })

async function takenOf(what: string): Promise<number> {
  return (await loads()).find(load => load.what === what)?.taken ?? 0
}

describe('200 orders at once', () => {
  test('for the last 20 portions: 20 have one, the others are told', async () => {
    const cart = await filledCart(door, 4, token(first))
    const meal = await mealId(cart, 2)
    await most(cart, 'meal', meal, 20)
    const carts = await copies(cart, 200)
    const codes = (await Promise.all(carts.map(placeCopy))).map(({ code }) => code)
    expect(codes.filter(code => code === 'ok')).toHaveLength(20)
    expect(codes.filter(code => code === 'cart-error')).toHaveLength(180)
    expect(await takenOf(meal)).toBe(20)
    expect(await balanced()).toBe(true)
  }, 60_000)

  test('for the last place of a window: one has it', async () => {
    const cart = await filledCart(door, 4, token(first))
    const window = cart.timePeriod?.id ?? ''
    await most(cart, 'window', window, 1)
    const carts = await copies(cart, 200)
    const codes = (await Promise.all(carts.map(placeCopy))).map(({ code }) => code)
    expect(codes.filter(code => code === 'ok')).toHaveLength(1)
    expect(codes.filter(code => code === 'schedule-menu-is-full')).toHaveLength(199)
    expect(await takenOf(window)).toBe(1)
    expect(await balanced()).toBe(true)
  }, 60_000)

  test('with the last use of a coupon: one has it, the others are told what they cost now', async () => {
    const plain = { ...signUpGift('last-use', 'LASTUSE', ''), ...asksNothing }
    await addCoupon(door.db, { ...plain, campaign: 'last-use', uses: 1 }, new Date(monday))
    const carts: Shopper[] = []
    for (const who of [first, second]) {
      const cart = await filledCart(door, 4, token(who))
      await door.ask('cart-coupon-redeem', { cartId: cart.id, code: 'LASTUSE' }, token(who))
      carts.push(...(await copies(cart, 100)))
    }
    const answers = await Promise.all(carts.map(placeCopy))
    const placed = answers.filter(({ code }) => code === 'ok')
    expect(placed).toHaveLength(1)
    expect(placed[0]?.data.order.totals.discount).toBeGreaterThan(0)
    expect(answers.filter(({ code }) => code === 'coupon-rule-error')).toHaveLength(199)
    const { rows } = await door.db.query(
      `select o.id from customer_order o left join coupon_use u on u.order_id = o.id
        where u.coupon_id = 'last-use' or o.coupon is not null or o.status = 'not-paid'`,
    )
    expect(rows).toEqual([{ id: placed[0]?.data.order.id }])
    expect(await balanced()).toBe(true)
  }, 60_000)

  test('while others are given up: never more than there is, and nothing is lost', async () => {
    const cart = await filledCart(door, 4, token(first))
    const meal = await mealId(cart, 1)
    await most(cart, 'meal', meal, 15)
    const early = await Promise.all((await copies(cart, 10)).map(placeCopy))
    const later = await filledCart(door, 4, token(second))
    const carts = await copies(later, 60)
    const endings = early.map(({ data }) =>
      transaction(door.db, async tx => {
        await tx.query('select 1 from customer_order where id = $1 for update', [data.order.id])
        await releaseOrder(tx, data.order.id)
        await tx.query(`update customer_order set status = 'canceled' where id = $1`, [
          data.order.id,
        ])
      }),
    )
    const placed = await Promise.all(carts.map(placeCopy))
    await Promise.all(endings)
    const ok = placed.filter(({ code }) => code === 'ok').length
    expect(ok).toBeGreaterThanOrEqual(5)
    expect(ok).toBeLessThanOrEqual(15)
    expect(await takenOf(meal)).toBe(ok)
    expect(await balanced()).toBe(true)
    const rest = await Promise.all((await copies(cart, 20)).map(placeCopy))
    expect(rest.filter(({ code }) => code === 'ok')).toHaveLength(15 - ok)
    // Where each went is kept once.
    const { rows: doubled } = await door.db.query(
      `select from customer_address group by customer_id, data ->> 'key' having count(*) > 1`,
    )
    expect(doubled).toEqual([])
  }, 60_000)
})
