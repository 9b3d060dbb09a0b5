export const home = {
  heroPicture:
    'Μπολ από ψηλά: σολομός με κινόα και λαχανικά, σαλάτα με φακές και φέτα, τόφου με λαχανικά',
  fresh: (days: string) => `Φρέσκα έως ${days}`,
  brought: (throughout: string) => `Παράδοση ${throughout || 'στην πόρτα σου'}`,
  tile: {
    figures: (kcal: string, protein: string) => `${kcal} kcal · ${protein} g πρωτεΐνη`,
    from: 'από',
    isNew: 'Νέο',
  },
  fromPrice: (price: string) => `από ${price} το γεύμα`,
  week: (meals: number, price: string, { days, windows }: { days: string; windows: string }) =>
    `${meals} γεύματα την εβδομάδα: ${price} με τα μεταφορικά. Έρχονται ${days}, ${windows}.`,
  wholeMenu: 'Όλο το μενού',
  choose: 'Ξεκίνα με αυτό',
  call: {
    title: 'Το φαγητό της εβδομάδας, έτοιμο',
    text: (least: number, free: number) =>
      `${enough(least)} για να ξεκινήσεις. Από ${free} και πάνω, τα μεταφορικά είναι δωρεάν.`,
    allFree: (least: number) => `${enough(least)} για να ξεκινήσεις, με δωρεάν μεταφορικά.`,
  },
}

/** Of the main meals that a single order needs. */
function enough(least: number): string {
  const amount = ['Ένα', 'Δύο', 'Τρία', 'Τέσσερα', 'Πέντε', 'Έξι'][least - 1] ?? least
  return least === 1 ? `${amount} γεύμα φτάνει` : `${amount} γεύματα φτάνουν`
}
