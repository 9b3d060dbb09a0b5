import type { Client } from './client.ts'

/** Orders lunch for one, in the centre of Athens: the order, and where to pay it. */
export async function orderLunch(shop: Client, email: string, password: string) {
  const person = { name: 'Ελένη Βλάχου', username: email, password, verify: password }
  await shop.ask('auth-register-email', person)
  const { id: cartId } = await shop.ask('cart-create', { type: 'daily', dietCode: 'bal' })
  const { suggestions } = await shop.ask('address-suggestion-collection', { q: 'Ερμού 12' })
  const suggestionId = suggestions[0]?.id ?? ''
  const door = { floor: '3', bell: 'Βλάχου', phone: '6944123456', suggestionId }
  await shop.ask('cart-address-update', { cartId, ...door })
  const { days } = await shop.ask('time-period-collection', { cartId })
  const day = days.find(one => one.timePeriods.some(period => period.available))
  const timePeriodId = day?.timePeriods.find(period => period.available)?.id ?? ''
  const when = { dates: [day?.date ?? ''], timePeriodId }
  const { scheduleMenus } = await shop.ask('cart-schedule-update', { cartId, ...when })
  const scheduleMenuId = scheduleMenus[0]?.id ?? ''
  const { meals } = await shop.ask('menu-collection', { cartId, scheduleMenuId })
  for (const { builds } of meals.filter(({ type }) => type === 'main-meal').slice(0, 4)) {
    const item = { itemId: builds[0]?.id ?? '', itemType: 'meal-build' as const, amount: 1 }
    await shop.ask('cart-item-add', { cartId, scheduleMenuId, ...item })
  }
  return shop.ask('cart-place', { cartId, acceptTerms: true })
}
