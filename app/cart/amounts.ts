import type { CartItemAnswer } from '#server/answers.ts'
import { addToCartEvent } from '#shop/analytics.ts'
import { report } from '../analytics/report.ts'
import { type Answer, call, type ErrorCode, type Input } from '../call.ts'
import { nothingWaits, type Passing, waitForAnswer } from '../connection.ts'
import {
  addChange,
  changeOf,
  dropChange,
  keptCart,
  loseCart,
  storedCartId,
  takeCart,
} from './store.ts'

type Settled = Answer<'cart-item-add'> | null

/** The lines that a call is on its way for. */
const underWay = new Map<string, Promise<Settled>>()

/** Amounts are absolute, a line sends one at a time, and the latest wins; what does not arrive is sent again. */
export async function changeAmount(
  scheduleMenuId: string,
  item: CartItemAnswer,
  amount: number,
): Promise<Settled> {
  const line = `${scheduleMenuId}/${item.id}`
  addChange(line, { scheduleMenuId, item, amount })
  if (underWay.has(line)) return null
  const settling = settle(line).finally(() => underWay.delete(line))
  underWay.set(line, settling)
  return settling
}

export async function settled(): Promise<void> {
  await Promise.all(underWay.values())
}

async function settle(line: string): Promise<Settled> {
  let answer: Settled = null
  for (let tries = 0; ; ) {
    const change = changeOf(line)
    const cart = keptCart()
    // The cart was forgotten while the call was on its way.
    if (!change || !cart) return answer
    answer = await call('cart-item-add', {
      cartId: cart.id,
      itemId: change.item.id,
      itemType: 'meal-build',
      scheduleMenuId: change.scheduleMenuId,
      amount: change.amount,
    } satisfies Input<'cart-item-add'>)
    if (maySucceedLater(answer.code) && (await waitForAnswer(tries++, answer.code))) continue
    nothingWaits()
    tries = 0
    if (storedCartId() !== cart.id) {
      // Another tab has begun a new order meanwhile.
      dropChange(line)
      return answer
    }
    const isLatest = changeOf(line) === change
    if (answer.code === 'ok') {
      report(addToCartEvent(keptCart() ?? cart, answer.data))
      takeCart(answer.data)
    } else if (answer.code === 'cart-not-found' && keptCart()?.id === cart.id) loseCart()
    // The latest wins, also where the one before it was refused.
    if (!isLatest) continue
    dropChange(line)
    return answer
  }
}

/** Setting an amount twice does no harm, so such a call may be sent again. */
function maySucceedLater(code: ErrorCode | 'ok'): code is Passing {
  return code === 'network-error' || code === 'timeout' || code === 'unavailable'
}
