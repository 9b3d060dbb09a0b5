export const coupon = {
  title: 'Coupon',
  label: 'Coupon code',
  redeem: 'Redeem',
  remove: 'Remove',
  removeOf: (code: string) => `Remove coupon ${code}`,
  percent: (percent: number, amount: string) => `${percent}% off the meals: −${amount}`,
  amount: (amount: string) => `−${amount} off the meals`,
  withoutEffect: 'Doesn’t apply yet',
  redeemed: (code: string) => `Coupon ${code} is on your order.`,
  removed: 'The coupon was removed.',
}
