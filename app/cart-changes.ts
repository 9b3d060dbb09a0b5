import type { CartAnswer, CartItemAnswer } from '#server/answers.ts'
import { added } from '#shop/analytics.ts'
import { report } from './analytics/report.ts'
import { type Answer, call, type ErrorCode, type Input } from './call.ts'
import { forgetCart, keptCart, refreshCart, takeCart } from './cart.ts'
import { type Change, preview } from './cart-preview.ts'
import { reached, waitForNetwork } from './connection.ts'

type Settled = Answer<'cart-item-add'> | null

/**
 * Amounts are absolute, one call of a line is on its way at a time, the latest wish wins. What does
 * not reach the server waits and is sent again.
 */
export async function changeAmount(
  scheduleMenuId: string,
  item: CartItemAnswer,
  amount: number,
): Promise<Settled> {
  const line = `${scheduleMenuId}/${item.id}`
  changes.set(line, { scheduleMenuId, item, amount })
  refreshCart()
  if (underWay.has(line)) return null
  const settling = settle(line).finally(() => underWay.delete(line))
  underWay.set(line, settling)
  return settling
}

/** The cart as the server will answer it. */
export function withChanges(cart: CartAnswer): CartAnswer {
  return preview(cart, [...changes.values()])
}

export function forgetChanges(): void {
  changes.clear()
}

export async function settled(): Promise<void> {
  await Promise.all(underWay.values())
}

const changes = new Map<string, Change>()
const underWay = new Map<string, Promise<Settled>>()

async function settle(line: string): Promise<Settled> {
  let answer: Settled = null
  for (let tries = 0; ; ) {
    const change = changes.get(line)
    const cart = keptCart()
    // The cart went while its line was on the way.
    if (!change || !cart) return answer
    answer = await call('cart-item-add', {
      cartId: cart.id,
      itemId: change.item.id,
      itemType: 'meal-build',
      scheduleMenuId: change.scheduleMenuId,
      amount: change.amount,
    } satisfies Input<'cart-item-add'>)
    if (maySucceedLater(answer.code) && (await waitForNetwork(tries++))) continue
    if (!maySucceedLater(answer.code)) reached()
    tries = 0
    const stillWished = changes.get(line) === change
    if (answer.code !== 'ok' || stillWished) changes.delete(line)
    if (answer.code === 'ok') {
      report(added(keptCart() ?? cart, answer.data))
      takeCart(answer.data)
    } else if (answer.code === 'cart-not-found' && keptCart()?.id === cart.id) forgetCart()
    refreshCart()
    if (answer.code !== 'ok' || stillWished) return answer
  }
}

/** An amount that was set twice is the same amount: asking again does no harm. */
function maySucceedLater(code: ErrorCode | 'ok'): boolean {
  return code === 'network-error' || code === 'timeout' || code === 'unavailable'
}
