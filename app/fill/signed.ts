import { formatNumber } from '#shop/format.ts'
import type { Language } from '#shop/language.ts'
import { type Cents, formatMoney } from '#shop/money.ts'

/** A whole number with its sign: "+12" or "−140", and "0" for what rounds to nothing. */
export function signed(value: number, lang: Language): string {
  const whole = Math.round(value)
  return `${signOf(whole)}${formatNumber(Math.abs(whole), lang)}`
}

/** "+0,50€" or "−1,20€" */
export function signedMoney(cents: Cents): string {
  return `${signOf(cents)}${formatMoney(Math.abs(cents))}`
}

function signOf(value: number): string {
  if (value === 0) return ''
  return value > 0 ? '+' : '−'
}
