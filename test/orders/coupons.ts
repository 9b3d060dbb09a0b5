import type { CouponFacts } from '#shop/coupon/coupon.ts'

/** What stands against a coupon that nobody has used, for a customer with a proved mailbox. */
export const unused: CouponFacts = {
  uses: 0,
  usesByCustomer: 0,
  earlierOrders: 0,
  isProved: true,
  usesByHousehold: 0,
  ordersByPhone: 0,
}
