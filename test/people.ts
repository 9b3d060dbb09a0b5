import type { CartAnswer } from '#server/answers.ts'
import type { DietCode } from '#shop/plan/plan.ts'
import type { Door } from './door.ts'

/** The cast of the tests. */
export const maria = {
  name: 'Μαρία Παπαδάκη',
  username: 'maria@example.gr',
  password: 'kalimera-2026',
}
export const nikos = {
  name: 'Nikos Georgiou',
  username: 'nikos@example.com',
  password: 'patates123',
}

export type Person = typeof maria

/** Signs a person up; answers the token. */
export async function signUp(door: Door, person: Person, cartId?: string): Promise<string> {
  const { code, data } = await door.ask('auth-register-email', {
    ...person,
    verify: person.password,
    cartId,
  })
  if (code !== 'ok') throw new Error(`${person.name} could not sign up: ${code}`)
  return data.token
}

/** Proves the mailbox of who is logged in with this token, as the link in the welcome mail does. */
export async function proveEmail(door: Door, token: string): Promise<void> {
  await door.db.query(
    `update customer set email_verified_at = now() where id = (
      select customer_id from session where token_hash = sha256($1::bytea))`,
    [token],
  )
}

type Options = { token?: string; dietCode?: DietCode }

/** A fresh single order. */
export async function newCart(door: Door, { token, dietCode = 'bal' }: Options = {}) {
  const { data } = await door.ask('cart-create', { type: 'daily', dietCode }, { token })
  return data
}

/** Ermou 12, third floor, with everything that a courier needs. */
export async function atErmou(door: Door, cartId: string, token?: string): Promise<CartAnswer> {
  const { data } = await door.ask('address-suggestion-collection', { q: 'Ερμού 12' })
  const suggestionId = data.suggestions[0]?.id ?? ''
  const details = { floor: '3ος', bell: 'Παπαδάκη', phone: '6944123456', deliveryNotes: '' }
  return (await door.ask('cart-address-update', { cartId, suggestionId, ...details }, { token }))
    .data
}

/** The first open day, in the morning. */
export async function onFirstDay(door: Door, cartId: string, token?: string): Promise<CartAnswer> {
  const { data } = await door.ask('time-period-collection', { cartId }, { token })
  const day = data.days.find(({ timePeriods }) => timePeriods.some(({ available }) => available))
  const period = day?.timePeriods.find(({ available }) => available)
  const choice = { dates: [day?.date ?? ''], timePeriodId: period?.id ?? '' }
  return (await door.ask('cart-schedule-update', { cartId, ...choice }, { token })).data
}

/**
 * A single order with this many different main meals: only the customer is missing to place it.
 */
export async function filledCart(
  door: Door,
  mains = 4,
  options: Options = {},
): Promise<CartAnswer> {
  const { id: cartId } = await newCart(door, options)
  await atErmou(door, cartId, options.token)
  const cart = await onFirstDay(door, cartId, options.token)
  const scheduleMenuId = cart.scheduleMenus[0]?.id ?? ''
  const menu = await door.ask('menu-collection', { cartId, scheduleMenuId }, options)
  const meals = menu.data.meals.filter(({ type }) => type === 'main-meal')
  let filled = cart
  for (const meal of meals.slice(0, mains)) {
    const itemId = meal.builds[0]?.id ?? ''
    const item = { itemId, itemType: 'meal-build' as const, scheduleMenuId, amount: 1 }
    filled = (await door.ask('cart-item-add', { cartId, ...item }, options)).data
  }
  return filled
}
