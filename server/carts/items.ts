import type { Kitchen } from '#shop/capacity/capacity.ts'
import { type Cart, spotPlanOf } from '#shop/cart/cart.ts'
import { replaceItems, setAmount } from '#shop/cart/items.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { CartAnswer, MenuMealAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { kitchenFor } from '../capacity/capacity.ts'
import { menuMeals } from '../catalogue/menu-meals.ts'
import { changeCart, openCart } from './cart-change.ts'

/** Meals for a delivery at this cart's prices with the premium charge. */
export async function menuCollection(
  call: Call,
  { cartId, scheduleMenuId }: { cartId: string; scheduleMenuId: string },
): Promise<{ meals: MenuMealAnswer[] } | Refusal> {
  const open = await openCart(call, cartId)
  if (isRefusal(open)) return open
  const delivery = open.cart.scheduleMenus.find(({ id }) => id === scheduleMenuId)
  if (!delivery) return refuse('item-not-found')
  const plan = spotPlanOf(open.cart, call.catalogue, open.member)
  const mealsIn = (kitchen: Kitchen) => menuMeals(call, plan, delivery, kitchen)
  const isScarce = (kitchen: Kitchen) =>
    mealsIn(kitchen).some(({ builds }) => builds.some(({ left }) => left !== null))
  return { meals: mealsIn(await kitchenFor(call, cartId, isScarce)) }
}

export function cartItemAdd(
  call: Call,
  input: { cartId: string; itemId: string; scheduleMenuId: string; amount: number },
): Promise<CartAnswer | Refusal> {
  const { itemId: buildId, scheduleMenuId, amount } = input
  return changeItems(call, input.cartId, (cart, kitchen) =>
    setAmount(cart, { deliveryId: scheduleMenuId, buildId, amount }, call.catalogue, kitchen),
  )
}

/** Replaces a delivery's meals at once, by the rules and refusals of `cart-item-add`. */
export function cartScheduleMenuUpdate(
  call: Call,
  input: {
    cartId: string
    scheduleMenuId: string
    items: { itemId: string; amount: number }[]
  },
): Promise<CartAnswer | Refusal> {
  const { scheduleMenuId } = input
  const items = input.items.map(({ itemId: buildId, amount }) => ({ buildId, amount }))
  return changeItems(call, input.cartId, (cart, kitchen) =>
    replaceItems(cart, { deliveryId: scheduleMenuId, items }, call.catalogue, kitchen),
  )
}

function changeItems(
  call: Call,
  cartId: string,
  rule: (cart: Cart, kitchen: Kitchen) => Cart | Refusal,
): Promise<CartAnswer | Refusal> {
  return changeCart(call, cartId, async cart => {
    const isRefused = (kitchen: Kitchen) => isRefusal(rule(cart, kitchen))
    return rule(cart, await kitchenFor(call, cart.id, isRefused))
  })
}
