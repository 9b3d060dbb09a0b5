import type { Input } from '../../app/call.ts'
import type { callsOf } from './shop-calls.ts'

type Ask = ReturnType<typeof callsOf>

const address = {
  floor: '3',
  bell: 'Παπαδοπούλου',
  phone: '6912345678',
  deliveryNotes: 'Το κουδούνι είναι δεξιά.',
}

/** An order of one delivery with five dishes, as it stands on the way to the checkout. */
export function singleCart(ask: Ask, token?: string): Promise<string> {
  return cartOf(ask, { type: 'daily', dietCode: 'bal' }, token)
}

/** A plan of two weeks, each delivery filled with what the menu offers first. */
export function weeklyCart(ask: Ask, token?: string): Promise<string> {
  const plan = { daysPerWeek: 5, mainMeals: 5, weeks: 2, breakfast: true } as const
  return cartOf(ask, { type: 'weekly', dietCode: 'bal', ...plan }, token)
}

async function cartOf(ask: Ask, plan: Input<'cart-create'>, token?: string): Promise<string> {
  const { id: cartId } = await ask('cart-create', plan, token)
  const { suggestions } = await ask('address-suggestion-collection', { q: 'Σταδίου 10' })
  const suggestionId = suggestions.find(({ precise }) => precise)?.id
  if (!suggestionId) throw new Error('the demo shop knows no address')
  await ask('cart-address-update', { cartId, suggestionId, ...address }, token)
  const { days, pairs } = await ask('time-period-collection', { cartId }, token)
  const open = days.filter(({ closed }) => !closed)
  const dates = plan.type === 'weekly' ? pairs[0]?.dates : [open[2]?.date ?? '']
  const windows = (plan.type === 'weekly' ? pairs[0] : open[2])?.timePeriods ?? []
  const timePeriodId = windows.find(({ available }) => available)?.id ?? ''
  if (!dates) throw new Error('no days are open')
  const cart = await ask('cart-schedule-update', { cartId, dates: [...dates], timePeriodId }, token)
  for (const { id: scheduleMenuId, config } of cart.scheduleMenus) {
    const { meals } = await ask('menu-collection', { cartId, scheduleMenuId }, token)
    const wanted = (type: 'main-meal' | 'snack') =>
      plan.type === 'weekly' ? (config.amounts[type]?.[0] ?? 0) : type === 'main-meal' ? 4 : 1
    const items = (['main-meal', 'snack'] as const).flatMap(type =>
      meals
        .filter(
          ({ type: own, categories }) =>
            own === type &&
            // A plan’s snacks are its breakfasts.
            (plan.type === 'daily' ||
              type !== 'snack' ||
              categories.some(({ code }) => code === 'breakfast')),
        )
        .slice(0, wanted(type))
        .flatMap(({ builds }) => builds.slice(0, 1).map(({ id }) => ({ itemId: id, amount: 1 }))),
    )
    await ask('cart-schedule-menu-update', { cartId, scheduleMenuId, items }, token)
  }
  return cartId
}
