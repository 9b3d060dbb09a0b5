import type { CartAnswer } from '#server/answers.ts'
import type { CheckedCart } from '#shop/order-steps.ts'

/** What section 4 looks at in a cart as the calls answer it. */
export function checkedCart(cart: CartAnswer): CheckedCart {
  return {
    planType: cart.spotPlan.plan.type,
    hasAddress: cart.shippingAddress !== null && cart.spot !== null,
    hasSchedule: cart.scheduleMenus.length > 0 && cart.timePeriod !== null,
    errors: cart.errors,
  }
}
