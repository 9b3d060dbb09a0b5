import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualCutOffs } from '#shop/shop-data/cut-offs.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { choose, comeBack } from '../../test/orders/paying.ts'
import { fullWeek, newWeek, onFirstPair } from '../../test/orders/weeks.ts'
import { maria, signUp } from '../../test/people.ts'

let door: Door
let token: string
beforeAll(async () => {
  door = await openDoor({ PUBLIC_URL: 'http://shop.test' })
  token = await signUp(door, maria)
})
afterAll(() => door.close())

const mealBuild = { itemType: 'meal-build' as const }

describe('Choosing a plan', () => {
  test('2.40 2.41 2.42 2.43 plan-collection answers every plan with its prices', async () => {
    const { data } = await door.ask('plan-collection', {})
    expect(data.plans).toHaveLength(148)
    expect(data.plans.find(({ id }) => id === 'weekly-bal-7-14-4-b')).toEqual({
      id: 'weekly-bal-7-14-4-b',
      type: 'weekly',
      name: 'Monthly plan · 7 days, 14 meals and breakfast',
      translations: {
        name: {
          el: 'Μηνιαίο πλάνο · 7 ημέρες, 14 γεύματα και πρωινό',
          en: 'Monthly plan · 7 days, 14 meals and breakfast',
        },
      },
      config: {
        dietCode: 'bal',
        minTotal: 30,
        prices: { 'main-meal': 6.75, snack: 3.6 },
        dailyMeals: 6,
        daysPerWeek: 7,
        mainMeals: 14,
        weeks: 4,
        breakfast: true,
        singlePrice: 7.9,
      },
    })
  })

  test('1.04 1.05 3.14 cart-create starts it, with what a meal costs in a single order', async () => {
    const cart = await newWeek(door, { daysPerWeek: 5, mainMeals: 10, weeks: 2, breakfast: true })
    expect(cart.spotPlan.plan).toMatchObject({ id: 'weekly-bal-5-10-2-b', type: 'weekly' })
    expect(cart.spotPlan.plan.config.prices['main-meal']).toBe(7.1)
    expect(cart.daily.package.prices['main-meal']).toBe(7.9)
    expect((await newWeek(door, { weeks: 4 })).spotPlan.plan.name).toContain('Monthly plan')
    const choose = await newWeek(door, { dietCode: 'ic' })
    expect(choose.daily.package.prices['main-meal']).toBe(9.4)
  })

  test('2.50 a plan has its price from the choice on, through days and meals to the payment', async () => {
    const week = { daysPerWeek: 5, mainMeals: 10, weeks: 2, breakfast: true }
    const chosen = await newWeek(door, week)
    expect(chosen.expected).toMatchObject({ subtotal: 178, shipping: 8, grandtotal: 186 })
    expect(chosen.totals.grandtotal).toBe(0)
    const { expected, scheduleMenus } = await onFirstPair(door, chosen.id)
    expect(expected).toEqual(chosen.expected)
    const full = await fullWeek(door, week)
    expect(full.expected).toEqual(full.totals)
    expect(full.expected.grandtotal).toBeGreaterThanOrEqual(186)
    expect(scheduleMenus).toHaveLength(4)
  })

  test('9.02 9.03 what a complete plan saves counts the delivery of both ways to buy', async () => {
    const five = await fullWeek(door, { daysPerWeek: 5, mainMeals: 5 })
    const ten = await fullWeek(door, { daysPerWeek: 5, mainMeals: 10, weeks: 2 })
    const singly = ({ scheduleMenus }: typeof ten) =>
      scheduleMenus
        .flatMap(({ items }) => items)
        .reduce((sum, { ownPrice, amount }) => sum + ownPrice * amount, 0)
    expect(ten.saved).toBeCloseTo(singly(ten) - ten.totals.grandtotal, 6)
    // Five meals in a single order pay for their delivery, ten do not.
    expect(five.saved).toBeCloseTo(Math.max(singly(five) + 2 - five.totals.grandtotal, 0), 6)
    expect((await newWeek(door, { mainMeals: 14, weeks: 4 })).saved).toBe(0)
  })

  test('8.18 a combination that nobody offers is plan-not-found, "No plan combination found"', async () => {
    for (const wrong of [
      { daysPerWeek: 4, mainMeals: 4 },
      { mainMeals: 12 },
      { weeks: 3 },
      { mainMeals: 7, daysPerWeek: undefined },
    ]) {
      const choice = { daysPerWeek: 7, mainMeals: 7, weeks: 1, ...wrong }
      const answer = await door.ask('cart-create', { type: 'weekly', dietCode: 'bal', ...choice })
      expect(answer).toMatchObject({
        status: 404,
        code: 'plan-not-found',
        message: 'No plan combination found',
      })
    }
  })

  test('4.14 4.15 4.16 an open order of another plan is asked about, kept or discarded', async () => {
    const { id: cartId } = await newWeek(door)
    const other = {
      type: 'weekly',
      dietCode: 'bal',
      daysPerWeek: 7,
      mainMeals: 14,
      weeks: 1,
    } as const
    const asked = await door.ask('cart-create', { cartId, ...other })
    expect(asked).toMatchObject({
      code: 'plan-conflict',
      data: { cartId, current: { id: 'weekly-bal-7-7-1' }, wanted: { id: 'weekly-bal-7-14-1' } },
    })
    expect((await door.ask('cart-one', { cartId })).code).toBe('ok')
    const fresh = await door.ask('cart-create', { cartId, ...other, replace: true })
    expect(fresh.data.spotPlan.plan.id).toBe('weekly-bal-7-14-1')
    expect((await door.ask('cart-one', { cartId })).code).toBe('cart-not-found')
  })
})

describe('Choosing the days', () => {
  const morning = {
    id: 'morning',
    code: 'morning' as const,
    name: 'Morning',
    from: '09:00',
    to: '13:00',
    ...usualCutOffs,
  }
  const afternoon = {
    id: 'afternoon',
    code: 'afternoon' as const,
    name: 'Afternoon',
    from: '16:00',
    to: '20:00',
    ...usualCutOffs,
  }

  test('9.03 9.07 time-period-collection answers the pairs; a single order has none', async () => {
    const { id: cartId } = await newWeek(door, { weeks: 2 })
    const { data } = await door.ask('time-period-collection', { cartId })
    expect(data.pairs[0]).toEqual({
      dates: ['2026-11-24', '2026-11-27'],
      covers: [3, 4],
      deliveries: [
        { date: '2026-11-24', days: 3 },
        { date: '2026-11-27', days: 4 },
        { date: '2026-12-01', days: 3 },
        { date: '2026-12-04', days: 4 },
      ],
      timePeriods: [
        { ...morning, available: false, full: false },
        { ...afternoon, available: true, full: false },
      ],
    })
    const single = await door.ask('cart-create', { type: 'daily', dietCode: 'bal' })
    const none = await door.ask('time-period-collection', { cartId: single.data.id })
    expect(none.data.pairs).toEqual([])
  })

  test('3.16 the deliveries of every week say what they cover and require', async () => {
    const { id: cartId } = await newWeek(door, {
      daysPerWeek: 6,
      mainMeals: 12,
      weeks: 2,
      breakfast: true,
    })
    const dates = ['2026-11-30', '2026-12-04']
    const { data } = await door.ask('cart-schedule-update', {
      cartId,
      dates,
      timePeriodId: 'morning',
    })
    expect(data.scheduleMenus.map(({ id, date, days }) => [id, date, days])).toEqual([
      ['d1', '2026-11-30', 4],
      ['d2', '2026-12-04', 2],
      ['d3', '2026-12-07', 4],
      ['d4', '2026-12-11', 2],
    ])
    expect(data.scheduleMenus.map(({ config }) => config.amounts)).toEqual(
      [4, 2, 4, 2].map(days => ({ 'main-meal': [2 * days], snack: [days] })),
    )
    expect(data.spotPlan.plan.config.dailyMeals).toBe(8)
    expect(data.scheduleMenus[0]?.state).toMatchObject({ name: 'empty', required: 12, progress: 0 })
  })

  test('any other days are date-not-available and change nothing', async () => {
    const { id: cartId } = await newWeek(door)
    for (const dates of [
      ['2026-11-30'],
      ['2026-11-30', '2026-12-01'],
      ['2026-12-04', '2026-11-30'],
    ]) {
      const wrong = await door.ask('cart-schedule-update', {
        cartId,
        dates,
        timePeriodId: 'morning',
      })
      expect([wrong.status, wrong.code]).toEqual([422, 'date-not-available'])
    }
    expect((await door.ask('cart-one', { cartId })).data).toMatchObject({
      version: 1,
      scheduleMenus: [],
    })
  })
})

describe('Choosing meals', () => {
  test('5.21 8.03 a full delivery is item-type-is-full, snacks and extras always fit', async () => {
    const cart = await fullWeek(door)
    const [menu] = cart.scheduleMenus
    const add = (itemId: string, amount: number) =>
      door.ask('cart-item-add', {
        cartId: cart.id,
        itemId,
        ...mealBuild,
        scheduleMenuId: 'd1',
        amount,
      })
    const full = await add(menu?.items[0]?.id ?? '', 2)
    expect(full).toMatchObject({
      status: 409,
      code: 'item-type-is-full',
      message: 'The day is full: remove one main meal to add another.',
      data: { type: 'main-meal', required: 3 },
    })
    const { data } = await add('S01-regular', 2)
    expect(data.scheduleMenus[0]?.state).toMatchObject({ name: 'complete-with-extra', extra: 2 })
    expect((await add(menu?.items[0]?.id ?? '', 0)).data.scheduleMenus[0]?.state).toMatchObject({
      name: 'incomplete',
      missing: { 'main-meal': 1, snack: 0 },
    })
  })

  test('a main meal costs the plan’s price, breakfasts beyond the included their own', async () => {
    const { id: cartId } = await newWeek(door, { breakfast: true })
    await onFirstPair(door, cartId)
    const menu = await door.ask('menu-collection', { cartId, scheduleMenuId: 'd1' })
    const main = menu.data.meals.find(({ premium, type }) => premium > 0 && type === 'main-meal')
    expect(main?.builds[0]?.price).toBeCloseTo(7.5 + (main?.premium ?? 0), 5)
    const dear = menu.data.meals
      .flatMap(({ builds }) => builds)
      .find(({ id }) => id === 'B08-regular')
    expect(dear).toMatchObject({ price: 3.6, beyond: 4.4 })
    const fill = (items: { itemId: string; amount: number }[]) =>
      door.ask('cart-schedule-menu-update', { cartId, scheduleMenuId: 'd1', items })
    const within = await fill([{ itemId: 'B08-regular', amount: 3 }])
    expect(within.data.totals.subtotal).toBe(10.8)
    expect(within.data.scheduleMenus[0]?.items[0]).toMatchObject({
      price: 3.6,
      included: 3,
      total: 10.8,
    })
    const beyond = await fill([
      { itemId: 'B07-regular', amount: 2 },
      { itemId: 'B08-regular', amount: 2 },
    ])
    // Two at 4.40 and one at 3.80 are included, the other one costs its 3.80.
    expect(beyond.data.totals).toMatchObject({ subtotal: 14.6, grouped: { snack: 14.6 } })
    expect(beyond.data.scheduleMenus[0]?.items).toMatchObject([
      { id: 'B07-regular', price: 3.8, ownPrice: 3.8, amount: 2, included: 1, total: 7.4 },
      { id: 'B08-regular', price: 3.6, ownPrice: 4.4, amount: 2, included: 2, total: 7.2 },
    ])
    expect(beyond.data.scheduleMenus[0]?.state).toMatchObject({ held: 3, extra: 1 })
  })

  test('cart-schedule-menu-update replaces a delivery at once: all of it or nothing', async () => {
    const cart = await fullWeek(door)
    const [, second] = cart.scheduleMenus
    const fill = (items: { itemId: string; amount: number }[], scheduleMenuId = 'd2') =>
      door.ask('cart-schedule-menu-update', { cartId: cart.id, scheduleMenuId, items })
    const three = second?.items.slice(0, 3) ?? []
    const copy = three.map(({ id, amount }) => ({ itemId: id, amount }))
    const copied = await fill(copy)
    expect(copied.data.scheduleMenus[1]?.items.map(({ id }) => id)).toEqual(
      three.map(({ id }) => id),
    )
    expect(copied.data.scheduleMenus[1]?.state.missing['main-meal']).toBe(1)
    for (const [items, code] of [
      [[...copy, { itemId: 'M01-hero', amount: 1 }], 'item-not-found'],
      [[{ itemId: 'M01-brave', amount: 5 }], 'item-type-is-full'],
      [Array(61).fill({ itemId: 'M01-brave', amount: 1 }), 'invalid-input'],
      [[{ itemId: 'M01-brave', amount: 100 }], 'invalid-input'],
    ] as const)
      expect((await fill([...items])).code).toBe(code)
    expect((await fill(copy, 'd3')).code).toBe('item-not-found')
    const after = (await door.ask('cart-one', { cartId: cart.id })).data
    expect(after.scheduleMenus[1]?.items).toEqual(copied.data.scheduleMenus[1]?.items)
    expect((await fill([])).data.scheduleMenus[1]).toMatchObject({
      items: [],
      state: { name: 'empty' },
    })
    expect(second?.items).toHaveLength(4)
  })

  test('9.04 shipping is 2 euros a delivery, free from 12 meals a week, and says why', async () => {
    const seven = await fullWeek(door)
    expect(seven.totals.shipping).toBe(4)
    expect(seven.hints.map(({ code, amount }) => [code, amount])).toEqual([
      ['shipping-deliveries', 2],
      ['free-shipping-plan-next', 12],
    ])
    const fourteen = await fullWeek(door, { mainMeals: 14 })
    expect(fourteen.totals).toMatchObject({ shipping: 0, subtotal: fourteen.totals.grandtotal })
    expect(fourteen.hints[0]?.message).toBe('Free delivery with plans from 12 main meals a week')
  })
})

describe('Placing a plan', () => {
  test('1.05 makes one order of type 4 with its eight deliveries, to the cent', async () => {
    const cart = await fullWeek(door, { weeks: 4, breakfast: true }, token)
    const extra = {
      cartId: cart.id,
      itemId: 'B08-regular',
      ...mealBuild,
      scheduleMenuId: 'd1',
      amount: 2,
    }
    const { data: more } = await door.ask('cart-item-add', extra, { token })
    expect(more.errors).toEqual([])
    const placing = { cartId: cart.id, acceptTerms: true, grandtotal: more.totals.grandtotal }
    const placed = await door.ask('cart-place', placing, { token })
    expect(placed.code).toBe('ok')
    const { order, redirectUrl } = placed.data
    expect(order).toMatchObject({ type: 4, status: 'not-paid', totals: more.totals, coupon: null })
    expect(order.deliveries.map(({ date }) => date)).toEqual(
      more.scheduleMenus.map(({ date }) => date),
    )
    const lines = order.deliveries.flatMap(({ items }) => items)
    const sum = lines.reduce((all, { price, amount }) => all + Math.round(price * 100) * amount, 0)
    expect(sum / 100).toBe(more.totals.subtotal)
    expect(order.vat).toBeCloseTo((more.totals.grandtotal * 13) / 113, 1)
    const back = await comeBack(door, await choose(door, redirectUrl, 'approve'), token)
    expect(back.data.order).toMatchObject({ status: 'opened', payment: 'paid' })
  })

  test('is refused while a delivery lacks something, and too late', async () => {
    const cart = await fullWeek(door, {}, token)
    const item = cart.scheduleMenus[1]?.items[0]
    const less = {
      cartId: cart.id,
      itemId: item?.id ?? '',
      ...mealBuild,
      scheduleMenuId: 'd2',
      amount: 0,
    }
    const lacking = await door.ask('cart-item-add', less, { token })
    expect(lacking.data.errors).toMatchObject([
      { group: 'plan', slug: 'amounts-error', scheduleMenuId: 'd2', required: 4, missing: 1 },
    ])
    const refused = await door.ask('cart-place', { cartId: cart.id, acceptTerms: true }, { token })
    expect([refused.status, refused.code]).toEqual([422, 'cart-error'])
    door.at(monday + 86_400_000)
    const late = await door.ask('cart-one', { cartId: cart.id }, { token })
    door.at(monday)
    expect(late.data.timePeriod).toBeNull()
    expect(late.data.amounts.all).toBe(6)
  })
})
