export const coupon = {
  title: 'Κουπόνι',
  label: 'Κωδικός κουπονιού',
  redeem: 'Εξαργύρωση',
  remove: 'Αφαίρεση',
  removeOf: (code: string) => `Αφαίρεση κουπονιού ${code}`,
  percent: (percent: number, amount: string) => `${percent}% στα γεύματα: −${amount}`,
  amount: (amount: string) => `−${amount} από τα γεύματα`,
  withoutEffect: 'Δεν ισχύει ακόμη',
  redeemed: (code: string) => `Το κουπόνι ${code} μπήκε στην παραγγελία σου.`,
  removed: 'Το κουπόνι αφαιρέθηκε.',
}
