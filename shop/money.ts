/** Whole euro cents, VAT included. */
export type Cents = number

const euroFormat = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

/** "7,90€", "−2,00€": de-DE style without spaces and with a true minus, in both languages (§9). */
export function formatMoney(cents: Cents): string {
  return euroFormat
    .format(cents / 100)
    .replace(/\s/g, '')
    .replace('-', '−')
}

/** The same of an amount in euros, as answers and the folder's files hold it. */
export function formatEuros(euros: number): string {
  return formatMoney(toCents(euros))
}

export function percentLess(cents: Cents, percent: number): Cents {
  return Math.round((cents * (100 - percent)) / 100)
}

export function shortMoney(cents: Cents): string {
  return formatMoney(cents).replace(',00', '')
}

export function toEuros(cents: Cents): number {
  return Math.round(cents) / 100
}

export function toCents(euros: number): Cents {
  return Math.round(euros * 100)
}

/** Euros of answers, added in cents: as floats 6.90 and 0.20 are 7.1000000000000005. */
export function addEuros(one: number, other: number): number {
  return toEuros(toCents(one) + toCents(other))
}
