/** Whole euro cents, VAT included. */
export type Cents = number

const euroFormat = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

/** "7,90€", "−2,00€": de-DE style with the spaces removed, in both languages (§9), and a true minus. */
export function formatMoney(cents: Cents): string {
  return euroFormat
    .format(cents / 100)
    .replace(/\s/g, '')
    .replace('-', '−')
}

/** Euros with two decimals, as the calls answer them. */
export function toEuros(cents: Cents): number {
  return Math.round(cents) / 100
}

/** Cents of an amount in euros that came from a call or a provider. */
export function toCents(euros: number): Cents {
  return Math.round(euros * 100)
}
