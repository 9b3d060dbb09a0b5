import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#shop/schedule/schedule.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import {
  atErmou,
  filledCart,
  maria,
  newCart,
  nikos,
  onFirstDay,
  signUp,
} from '../../test/people.ts'

import { findCart, saveCart } from '../db/carts.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

const mealBuild = { itemType: 'meal-build' as const }

describe('a single order, call by call', () => {
  test('1.03 1.09 7.08 cart-create starts a single order with an id and nothing in it', async () => {
    const { status, code, data } = await door.ask('cart-create', { type: 'daily', dietCode: 'bal' })
    expect({ status, code }).toEqual({ status: 200, code: 'ok' })
    expect(data.id).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(data).toMatchObject({
      shippingAddress: null,
      spot: null,
      scheduleMenus: [],
      timePeriod: null,
      customer: null,
      amounts: { all: 0 },
      totals: { subtotal: 0, shipping: 0, grandtotal: 0 },
      version: 1,
    })
    expect(Date.parse(data.expiresAt)).toBe(monday + 30 * 24 * 60 * 60 * 1000)
  })

  test('3.09 2.39 3.27 the plan of the goal is the cart’s, with its names in both languages', async () => {
    for (const dietCode of ['wl', 'bal', 'mg', 'ic'] as const) {
      const { spotPlan } = await newCart(door, { dietCode })
      expect(spotPlan.plan).toMatchObject({ type: 'daily', config: { dietCode, dailyMeals: 4 } })
      expect(spotPlan.plan.translations.name.el).not.toBe(spotPlan.plan.translations.name.en)
      expect(spotPlan.plan.config.prices['main-meal']).toBeGreaterThan(4)
    }
  })

  test('8.18 a combination that no plan offers is plan-not-found', async () => {
    const { status, code, message } = await door.ask('cart-create', {
      type: 'weekly',
      dietCode: 'bal',
      weeks: 3,
    })
    expect({ status, code, message }).toEqual({
      status: 404,
      code: 'plan-not-found',
      message: 'No plan combination found',
    })
  })

  test('3.04 3.08 the picked address, its details and its spot are kept', async () => {
    const { id } = await newCart(door)
    const cart = await atErmou(door, id)
    expect(cart.shippingAddress).toMatchObject({
      street: 'Ermou',
      number: '12',
      country: 'GR',
      floor: '3ος',
      bell: 'Παπαδάκη',
      phone: '+306944123456',
    })
    expect(cart.spot).toMatchObject({ kind: 'delivery' })
    expect(cart.errors.map(({ slug }) => slug)).toEqual(['no-customer-found'])
  })

  test('5.22 an address that was not picked is refused and changes nothing', async () => {
    const { id: cartId } = await newCart(door)
    const typed = await door.ask('cart-address-update', { cartId, floor: '1' })
    expect(typed).toMatchObject({
      status: 400,
      code: 'invalid-input',
      data: { errors: [{ field: 'suggestionId', slug: 'address-not-picked' }] },
    })
    expect((await door.ask('cart-one', { cartId })).data).toMatchObject({
      version: 1,
      shippingAddress: null,
    })
  })

  test('5.13 a phone that nobody can call is refused at its field', async () => {
    const { id: cartId } = await newCart(door)
    const { data: found } = await door.ask('address-suggestion-collection', { q: 'Ερμού 12' })
    const suggestionId = found.suggestions[0]?.id
    const answer = await door.ask('cart-address-update', { cartId, suggestionId, phone: '12' })
    expect(answer.data).toEqual({ errors: [{ field: 'phone', slug: 'invalid-phone' }] })
  })

  test('5.14 5.15 5.16 5.17 what an address lacks is told one by one', async () => {
    const { id: cartId } = await newCart(door)
    const { data: found } = await door.ask('address-suggestion-collection', { q: 'Ερμού' })
    const suggestionId = found.suggestions.find(({ precise }) => !precise)?.id
    const { data } = await door.ask('cart-address-update', { cartId, suggestionId })
    expect(data.errors.map(({ slug, field }) => [slug, field])).toEqual([
      ['no-customer-found', undefined],
      ['address-incomplete', 'number'],
      ['missing-phone', 'phone'],
      ['missing-floor', 'floor'],
      ['missing-bell', 'bell'],
    ])
    for (const { message } of data.errors) expect(message).not.toBe('')
  })

  test('1.08 a takeaway counter needs a phone, neither floor nor bell, and ships free', async () => {
    const { id: cartId } = await newCart(door)
    const { data } = await door.ask('spot-collection', {})
    const counter = data.spots.find(({ kind }) => kind === 'takeaway')
    const spotId = counter?.id
    const { data: silent } = await door.ask('cart-address-update', { cartId, spotId })
    expect(silent.spot?.kind).toBe('takeaway')
    const slugs = ['no-customer-found', 'missing-phone']
    expect(silent.errors.map(({ slug }) => slug)).toEqual(slugs)
    const odd = await door.ask('cart-address-update', { cartId, spotId, phone: '12' })
    expect(odd).toMatchObject({ code: 'invalid-input', data: { errors: [{ field: 'phone' }] } })
    const phone = '694 412 3456'
    const { data: cart } = await door.ask('cart-address-update', { cartId, spotId, phone })
    expect(cart.shippingAddress?.phone).toBe('+306944123456')
    expect(cart.errors.map(({ slug }) => slug)).toEqual(['no-customer-found'])
    const filled = await onFirstDay(door, cartId)
    const menu = await door.ask('menu-collection', { cartId, scheduleMenuId: 'd1' })
    const itemId = menu.data.meals[0]?.builds[0]?.id ?? ''
    expect(filled.spot?.kind).toBe('takeaway')
    const one = await door.ask('cart-item-add', {
      cartId,
      itemId,
      ...mealBuild,
      scheduleMenuId: 'd1',
      amount: 1,
    })
    expect(one.data.totals.shipping).toBe(0)
  })

  test('9.05 9.06 the days are Monday to Friday, mornings and afternoons, 24 hours ahead', async () => {
    const { id: cartId } = await newCart(door)
    const { data } = await door.ask('time-period-collection', { cartId })
    expect(data.days).toHaveLength(28)
    expect(data.days[0]).toMatchObject({
      date: '2026-11-24',
      timePeriods: [
        { from: '09:00', to: '13:00', available: false },
        { from: '16:00', to: '20:00', available: true },
      ],
    })
    const saturday = data.days.find(({ date }) => date === '2026-11-28')
    expect(saturday?.closed).toBe('weekend')
    expect(saturday?.timePeriods.some(({ available }) => available)).toBe(false)
  })

  test('a day that cannot be had is date-not-available and changes nothing', async () => {
    const { id: cartId } = await newCart(door)
    for (const dates of [
      ['2026-11-28'],
      ['2026-11-23'],
      ['2027-03-01'],
      ['2026-11-25', '2026-11-27'],
    ]) {
      const answer = await door.ask('cart-schedule-update', {
        cartId,
        dates,
        timePeriodId: 'morning',
      })
      expect(answer).toMatchObject({ status: 422, code: 'date-not-available' })
    }
    expect((await door.ask('cart-one', { cartId })).data).toMatchObject({
      version: 1,
      scheduleMenus: [],
    })
  })

  test('3.12 3.13 3.15 3.17 7.14 an added meal is in the cart, counted and priced', async () => {
    const cart = await filledCart(door, 4)
    const [menu] = cart.scheduleMenus
    expect(menu?.items).toHaveLength(4)
    expect(menu?.amounts).toEqual({ all: 4, 'main-meal': 4, snack: 0, extras: 0 })
    for (const item of menu?.items ?? []) {
      expect(item).toMatchObject({
        amount: 1,
        item: { type: 'main-meal', portion: { code: 'brave' } },
      })
      expect(item.categories[0]?.category.name).toBe('Main meals')
      expect(item.spot.business.name).not.toBe('')
    }
    const sum = menu?.items.reduce((all, { price }) => all + Math.round(price * 100), 0) ?? 0
    expect(cart.totals).toEqual({
      subtotal: sum / 100,
      discount: 0,
      shipping: 2,
      grandtotal: (sum + 200) / 100,
      grouped: { 'main-meal': sum / 100, snack: 0, extras: 0 },
    })
  })

  test('9.02 six main meals ship free', async () => {
    expect((await filledCart(door, 5)).totals.shipping).toBe(2)
    expect((await filledCart(door, 6)).totals.shipping).toBe(0)
  })

  test('5.20 under four mains the cart says how many it needs', async () => {
    const { errors } = await filledCart(door, 3)
    expect(errors.find(({ slug }) => slug === 'amounts-error')).toMatchObject({
      group: 'plan',
      required: 4,
      missing: 1,
      message: 'You need at least 4 mains. Add products to continue',
    })
    expect((await filledCart(door, 4)).errors.map(({ slug }) => slug)).toEqual([
      'no-customer-found',
    ])
  })

  test('3.24 a premium meal costs its charge more', async () => {
    const { id: cartId } = await newCart(door)
    await atErmou(door, cartId)
    await onFirstDay(door, cartId)
    const menu = await door.ask('menu-collection', { cartId, scheduleMenuId: 'd1' })
    const all = await door.ask('meal-collection', {})
    const premium = menu.data.meals.filter(meal => meal.premium > 0)
    expect(premium.length).toBeGreaterThan(0)
    for (const meal of premium) {
      const plain = all.data.meals.find(({ slug }) => slug === meal.slug)
      const build = plain?.builds.find(({ id }) => id === meal.builds[0]?.id)
      expect(meal.builds[0]?.price).toBeCloseTo((build?.price ?? 0) + meal.premium, 5)
    }
  })

  test('a plan’s portion is the only one offered; "I’ll choose" offers four', async () => {
    for (const [dietCode, portions] of [
      ['wl', ['regular']],
      ['bal', ['brave']],
      ['mg', ['hero']],
      ['ic', ['regular', 'brave', 'hero', 'legendary']],
    ] as const) {
      const { id: cartId } = await newCart(door, { dietCode })
      await onFirstDay(door, cartId)
      const menu = await door.ask('menu-collection', { cartId, scheduleMenuId: 'd1' })
      const main = menu.data.meals.find(({ type }) => type === 'main-meal')
      expect(main?.builds.map(({ portion }) => portion.code)).toEqual(portions)
      const foreign = dietCode === 'wl' ? 'M01-hero' : 'M01-regular'
      if (dietCode === 'ic') continue
      const wrong = await door.ask('cart-item-add', {
        cartId,
        itemId: foreign,
        ...mealBuild,
        scheduleMenuId: 'd1',
        amount: 1,
      })
      expect(wrong).toMatchObject({ status: 404, code: 'item-not-found' })
    }
  })

  test('4.32 amounts are absolute and 0 removes', async () => {
    const cart = await filledCart(door, 4)
    const item = cart.scheduleMenus[0]?.items[0]
    const change = { cartId: cart.id, itemId: item?.id ?? '', ...mealBuild, scheduleMenuId: 'd1' }
    expect((await door.ask('cart-item-add', { ...change, amount: 3 })).data.amounts.all).toBe(6)
    expect((await door.ask('cart-item-add', { ...change, amount: 3 })).data.amounts.all).toBe(6)
    expect((await door.ask('cart-item-add', { ...change, amount: 0 })).data.amounts.all).toBe(3)
    expect((await door.ask('cart-item-add', { ...change, amount: 0 })).code).toBe('ok')
  })

  test('two changes at the same moment both stay', async () => {
    const cart = await filledCart(door, 4)
    const items = cart.scheduleMenus[0]?.items ?? []
    const answers = await Promise.all(
      items.map(({ id }) =>
        door.ask('cart-item-add', {
          cartId: cart.id,
          itemId: id,
          ...mealBuild,
          scheduleMenuId: 'd1',
          amount: 2,
        }),
      ),
    )
    expect(answers.map(({ code }) => code)).toEqual(['ok', 'ok', 'ok', 'ok'])
    const after = (await door.ask('cart-one', { cartId: cart.id })).data
    expect(after.amounts.all).toBe(8)
    expect(after.version).toBe(cart.version + 4)
  })

  test('7.14 of 32 adds at the same moment none is lost, also while another process writes', async () => {
    const { id: cartId } = await newCart(door)
    await atErmou(door, cartId)
    await onFirstDay(door, cartId)
    const menu = await door.ask('menu-collection', { cartId, scheduleMenuId: 'd1' })
    const builds = menu.data.meals.flatMap(meal => meal.builds.slice(0, 1)).slice(0, 32)
    expect(builds).toHaveLength(32)
    let written = 0
    let isOver = false
    const elsewhere = (async () => {
      while (!isOver) {
        const seen = await findCart(door.db, cartId, null, monday)
        if (!seen) break
        const cart = { ...seen.cart, notes: `${written}` }
        if (await saveCart(door.db, cart, seen.version, monday, seen.expiresAt)) written++
        await pause(5)
      }
    })()
    const add = (itemId: string) =>
      door.ask('cart-item-add', { cartId, itemId, ...mealBuild, scheduleMenuId: 'd1', amount: 1 })
    const answers = await Promise.all(builds.map(({ id }) => add(id)))
    isOver = true
    await elsewhere
    expect(answers.map(({ code }) => code)).toEqual(Array(32).fill('ok'))
    const after = (await door.ask('cart-one', { cartId })).data
    expect(after.scheduleMenus[0]?.items).toHaveLength(32)
    expect(after.notes).toBe(`${written - 1}`)
  })

  test('a cart that the database holds back keeps no other cart waiting', async () => {
    const [held, free] = [await filledCart(door, 4), await filledCart(door, 4)]
    const holder = await door.db.connect()
    await holder.query('begin')
    await holder.query('select from cart where id = $1 for update', [held.id])
    const note = (cartId: string) => door.ask('cart-notes-update', { cartId, notes: 'ok' })
    const clicks = Array.from({ length: 12 }, () => note(held.id))
    const began = performance.now()
    for (let times = 0; times < 5; times++) expect((await note(free.id)).code).toBe('ok')
    expect(performance.now() - began).toBeLessThan(2000)
    const codes = (await Promise.all(clicks)).map(({ code }) => code)
    expect(codes).toEqual(Array(12).fill('unavailable'))
    await holder.query('rollback')
    holder.release()
    expect((await note(held.id)).code).toBe('ok')
  })

  test('a day whose cut-off has passed takes the time away and keeps the meals', async () => {
    const cart = await filledCart(door, 4)
    door.at(Date.parse('2026-11-23T15:00:00Z'))
    const late = (await door.ask('cart-one', { cartId: cart.id })).data
    expect(late.timePeriod).toBeNull()
    expect(late.amounts.all).toBe(4)
    const next = await onFirstDay(door, cart.id)
    expect(next.timePeriod).not.toBeNull()
    expect(next.amounts.all).toBe(4)
    door.at(monday)
  })

  test('9.05 a process that runs into its third year knows the holidays of then', async () => {
    door.at(Date.parse('2027-12-30T08:00:00Z'))
    const { id: cartId } = await newCart(door)
    const { days } = (await door.ask('time-period-collection', { cartId })).data
    const isOpen = (date: string) =>
      days.find(day => day.date === date)?.timePeriods.some(({ available }) => available) ?? false
    // Epiphany is a Thursday.
    expect(['2028-01-05', '2028-01-06', '2028-01-07'].map(isOpen)).toEqual([true, false, true])
    door.at(monday)
  })

  test('a meal that the new day does not offer is dropped by name', async () => {
    const { id: cartId } = await newCart(door)
    const { meals } = (await door.ask('meal-collection', {})).data
    const some = meals.find(({ weekdays, type }) => type === 'main-meal' && weekdays.length > 0)
    // The first week of December 2026 starts on a Monday the 30th of November.
    const dateOf = (weekday = 0) => addDays('2026-11-29', weekday)
    const on = dateOf(some?.weekdays[0])
    const off = dateOf([1, 2, 3, 4, 5].find(weekday => !some?.weekdays.includes(weekday)))
    await door.ask('cart-schedule-update', { cartId, dates: [on], timePeriodId: 'morning' })
    const itemId = some?.builds.find(({ portion }) => portion.code === 'brave')?.id ?? ''
    const change = { cartId, itemId, ...mealBuild, scheduleMenuId: 'd1', amount: 2 }
    expect((await door.ask('cart-item-add', change)).data.amounts.all).toBe(2)
    const moved = await door.ask('cart-schedule-update', {
      cartId,
      dates: [off],
      timePeriodId: 'morning',
    })
    expect(moved.data.dropped).toEqual([some?.name])
    expect(moved.data.amounts.all).toBe(0)
  })

  test('2.16 2.17 2.18 3.05 7.11 payment type, invoice and notes are kept', async () => {
    const { id: cartId } = await newCart(door)
    const { spotPaymentTypes } = await atErmou(door, cartId)
    const iris = spotPaymentTypes.find(({ paymentType }) => paymentType.code === 'iris')
    const chosen = await door.ask('cart-payment-type-update', {
      cartId,
      spotPaymentTypeId: iris?.id ?? '',
    })
    expect(chosen.data.spotPaymentType?.paymentType.code).toBe('iris')
    const invoice = {
      companyName: 'Ελιά ΑΕ',
      profession: 'Εμπόριο',
      vatNumber: 'EL 094014201',
      taxOffice: 'ΦΑΕ Αθηνών',
      address: 'Σταδίου 5, Αθήνα',
    }
    const invoiced = await door.ask('cart-invoice-update', { cartId, invoice })
    expect(invoiced.data.invoice).toEqual({ ...invoice, vatNumber: '094014201' })
    const wrong = await door.ask('cart-invoice-update', {
      cartId,
      invoice: { ...invoice, vatNumber: '123456789' },
    })
    expect(wrong.data).toEqual({ errors: [{ field: 'vatNumber', slug: 'invalid-vat-number' }] })
    expect(
      (await door.ask('cart-invoice-update', { cartId, invoice: null })).data.invoice,
    ).toBeNull()
    const noted = await door.ask('cart-notes-update', { cartId, notes: '  Χτυπήστε δυνατά  ' })
    expect(noted.data.notes).toBe('Χτυπήστε δυνατά')
  })

  test('4.14 7.13 an open cart of another plan asks before it is discarded; cart-delete is always ok', async () => {
    const { id: cartId } = await newCart(door)
    const same = await door.ask('cart-create', { cartId, type: 'daily', dietCode: 'bal' })
    expect(same.data.id).toBe(cartId)
    const other = await door.ask('cart-create', { cartId, type: 'daily', dietCode: 'wl' })
    expect(other).toMatchObject({ status: 409, code: 'plan-conflict' })
    expect(other.data).toMatchObject({ current: { id: 'single-bal' }, wanted: { id: 'single-wl' } })
    const replaced = await door.ask('cart-create', {
      cartId,
      type: 'daily',
      dietCode: 'wl',
      replace: true,
    })
    expect(replaced.data.id).not.toBe(cartId)
    expect((await door.ask('cart-one', { cartId })).code).toBe('cart-not-found')
    expect((await door.ask('cart-delete', { cartId })).code).toBe('ok')
    expect((await door.ask('cart-delete', { cartId: replaced.data.id })).code).toBe('ok')
    expect((await door.ask('cart-one', { cartId: replaced.data.id })).status).toBe(404)
  })

  test('a cart is kept for 30 days after its last change', async () => {
    const { id: cartId } = await newCart(door)
    door.at(monday + 30 * 86_400_000 - 1000)
    expect((await door.ask('cart-one', { cartId })).code).toBe('ok')
    door.at(monday + 30 * 86_400_000 + 1000)
    expect((await door.ask('cart-one', { cartId })).code).toBe('cart-not-found')
    door.at(monday)
  })
})

describe('whose cart it is', () => {
  test('4.40 7.09 7.10 7.17 signing up takes the cart along, and then it is nobody else’s', async () => {
    const { id: cartId } = await newCart(door)
    const token = await signUp(door, maria, cartId)
    expect((await door.ask('cart-one', { cartId }, { token })).data.customer).toMatchObject({
      name: maria.name,
    })
    expect((await door.ask('cart-one', { cartId })).code).toBe('cart-not-found')
    const stranger = await signUp(door, nikos)
    for (const answer of [
      await door.ask('cart-one', { cartId }, { token: stranger }),
      await door.ask('cart-notes-update', { cartId, notes: 'mine' }, { token: stranger }),
      await door.ask('cart-item-add', {
        cartId,
        itemId: 'M01-brave',
        ...mealBuild,
        scheduleMenuId: 'd1',
        amount: 1,
      }),
      await door.ask('menu-collection', { cartId, scheduleMenuId: 'd1' }, { token: stranger }),
      await door.ask('time-period-collection', { cartId }, { token: stranger }),
    ])
      expect(answer).toMatchObject({ status: 404, code: 'cart-not-found', data: null })
    await door.ask('cart-delete', { cartId }, { token: stranger })
    expect((await door.ask('cart-one', { cartId }, { token })).data.notes).toBe('')
    expect((await door.ask('cart-customer-one', {}, { token })).data?.id).toBe(cartId)
    expect((await door.ask('cart-customer-one', {})).status).toBe(401)
  })

  test('a customer who comes with a nobody’s cart makes it theirs', async () => {
    const token = await signUp(door, { ...nikos, username: 'nikos2@example.com' })
    const { id: cartId } = await newCart(door)
    await door.ask('cart-notes-update', { cartId, notes: 'hello' }, { token })
    expect((await door.ask('cart-one', { cartId })).code).toBe('cart-not-found')
  })
})
