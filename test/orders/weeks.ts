import type { CartAnswer } from '#server/answers.ts'
import type { DietCode } from '#shop/plan/plan.ts'
import type { Door } from '../door.ts'
import { atErmou } from '../people.ts'

export type WeekChoice = {
  dietCode?: DietCode
  daysPerWeek?: number
  mainMeals?: number
  weeks?: number
  breakfast?: boolean
}

/** A fresh plan; by default seven days with one meal a day for a week. */
export async function newWeek(
  door: Door,
  choice: WeekChoice = {},
  token?: string,
): Promise<CartAnswer> {
  const week = { dietCode: 'bal' as const, daysPerWeek: 7, mainMeals: 7, weeks: 1, ...choice }
  const { code, data } = await door.ask('cart-create', { type: 'weekly', ...week }, { token })
  if (code !== 'ok') throw new Error(`no such plan: ${code}`)
  return data
}

/** Ermou 12, on the first days that are offered in the afternoon. */
export async function onFirstPair(
  door: Door,
  cartId: string,
  token?: string,
): Promise<CartAnswer & { dropped: string[] }> {
  await atErmou(door, cartId, token)
  const { data } = await door.ask('time-period-collection', { cartId }, { token })
  const dates = [...(data.pairs[0]?.dates ?? [])]
  const choice = { cartId, dates, timePeriodId: 'afternoon' }
  return (await door.ask('cart-schedule-update', choice, { token })).data
}

/** A plan whose deliveries all hold what it requires, ready to be placed. */
export async function fullWeek(
  door: Door,
  choice: WeekChoice = {},
  token?: string,
): Promise<CartAnswer> {
  const { id: cartId } = await newWeek(door, choice, token)
  return filledWeek(door, await onFirstPair(door, cartId, token), token)
}

/** The plan's deliveries, each filled with the first dishes of its day. */
export async function filledWeek(
  door: Door,
  empty: CartAnswer,
  token?: string,
): Promise<CartAnswer> {
  const cartId = empty.id
  let cart = empty
  for (const { id: scheduleMenuId, config } of cart.scheduleMenus) {
    const menu = await door.ask('menu-collection', { cartId, scheduleMenuId }, { token })
    const firsts = (count: number, category: string) =>
      menu.data.meals
        .filter(({ categories }) => categories.some(({ code }) => code === category))
        .slice(0, count)
        .map(({ builds }) => ({ itemId: builds[0]?.id ?? '', amount: 1 }))
    const [mains] = config.amounts['main-meal']
    const [breakfasts] = config.amounts.snack
    const items = [...firsts(mains, 'main-meal'), ...firsts(breakfasts, 'breakfast')]
    const filling = { cartId, scheduleMenuId, items }
    cart = (await door.ask('cart-schedule-menu-update', filling, { token })).data
  }
  return cart
}
