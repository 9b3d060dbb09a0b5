import { decimalSigns, type Language } from '#shop/language.ts'

/** As people type it: "7,9" in Greek. */
export function plainNumber(value: number, lang: Language): string {
  return String(value).replace('.', decimalSigns[lang])
}

/** Euros as people type them, written as the shop writes them in every language: "7,90" (§9). */
export function plainMoney(euros: number): string {
  return euros.toFixed(2).replace('.', ',')
}

/** "7,90" and "7.90" alike; undefined: no number, or more digits after the point. */
export function numberIn(typed: string, digits = 2): number | undefined {
  const [whole = '', part, ...more] = typed.trim().replace(',', '.').split('.')
  const isOne = /^\d{1,5}$/.test(whole) && more.length === 0
  if (!isOne || (part !== undefined && !/^\d+$/.test(part))) return undefined
  return (part?.length ?? 0) <= digits ? Number(`${whole}.${part ?? 0}`) : undefined
}

/** Trays as people type them, at most 2000; null: no such number. */
export function traysIn(typed: string): number | null {
  return /^\d{1,4}$/.test(typed.trim()) && Number(typed) <= 2000 ? Number(typed) : null
}
