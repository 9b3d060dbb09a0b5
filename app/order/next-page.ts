import type { CartAnswer } from '#server/answers.ts'
import { reachedStep, type StepPath, stepPaths } from '#shop/order-steps.ts'
import { checkedCart } from '../cart/checked.ts'

/** The furthest page of the order that the cart may see. */
export function nextPage(cart: CartAnswer): StepPath {
  const checked = checkedCart(cart)
  return stepPaths[checked.planType][reachedStep(checked)]
}
