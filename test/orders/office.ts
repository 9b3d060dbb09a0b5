import type { OrderAnswer } from '#server/answers.ts'
import type { Door } from '../door.ts'
import { newCart, signUp } from '../people.ts'
import { paidFrom } from './changing.ts'
import { filledWeek, newWeek } from './weeks.ts'

let employees = 0

/** Somebody whose company pays for them at the office Lefka. */
export async function employee(door: Door): Promise<{ token: string; username: string }> {
  employees++
  const username = `c${employees}@lefka.example`
  const password = 'kalimera-2026'
  const token = await signUp(door, { name: `Employee ${employees}`, username, password })
  await door.db.query('update customer set email_verified_at = now() where email = $1', [username])
  await door.ask('customer-spot-create', { spot: 'lefka' }, { token })
  return { token, username }
}

/** A week's plan at the office, paid in part by the company, the rest by card. */
export async function officeWeek(door: Door, token: string): Promise<OrderAnswer> {
  const cart = await newWeek(door, {}, token)
  const there = {
    cartId: cart.id,
    spotId: 'lefka',
    floor: '',
    bell: '',
    phone: '',
    deliveryNotes: '',
  }
  const moved = await door.ask('cart-address-update', there, { token })
  if (moved.code !== 'ok') throw new Error(moved.code)
  const { data } = await door.ask('time-period-collection', { cartId: cart.id }, { token })
  const free = data.pairs.find(({ timePeriods }) => timePeriods.some(({ available }) => available))
  const chosen = { cartId: cart.id, dates: [...(free?.dates ?? [])], timePeriodId: 'morning' }
  const scheduled = await door.ask('cart-schedule-update', chosen, { token })
  return paidFrom(door, token, await filledWeek(door, scheduled.data, token))
}

/** Four meals on Friday on the company's account, placed by an employee. */
export async function onAccount(door: Door, token: string): Promise<OrderAnswer> {
  const { id: cartId } = await newCart(door, { token })
  const when = { dates: ['2026-11-27'], timePeriodId: 'morning' }
  await door.ask('cart-schedule-update', { cartId, ...when }, { token })
  const menu = await door.ask('menu-collection', { cartId, scheduleMenuId: 'd1' }, { token })
  const mains = menu.data.meals.filter(({ type }) => type === 'main-meal').slice(0, 4)
  const items = mains.map(({ builds }) => ({ itemId: builds[0]?.id ?? '', amount: 1 }))
  await door.ask('cart-schedule-menu-update', { cartId, scheduleMenuId: 'd1', items }, { token })
  const spotPaymentTypeId = 'lefka-account'
  await door.ask('cart-payment-type-update', { cartId, spotPaymentTypeId }, { token })
  const { code, data } = await door.ask('cart-place', { cartId, acceptTerms: true }, { token })
  if (code !== 'ok' || !data.order.company?.onAccount) throw new Error(`not on account: ${code}`)
  return data.order
}
