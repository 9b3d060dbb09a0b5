import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Door, openDoor } from '../test/door.ts'
import { choose, comeBack } from '../test/paying.ts'
import { filledCart, maria, nikos, signUp } from '../test/people.ts'
import type { CartAnswer } from './answers.ts'
import { transaction } from './db/database.ts'
import { releaseOrder } from './db/kitchen.ts'

let door: Door
let tokens: string[]
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  tokens = [await signUp(door, maria), await signUp(door, nikos)]
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

const first = 0
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
