import { formatDay } from '#shop/format.ts'
import type { Names } from '#shop/lack/lack-text.ts'
import type { Language } from '#shop/language.ts'
import { portionCodes } from '#shop/meal.ts'
import type { Json } from '#shop/merge/merge.ts'
import { formatEuros } from '#shop/money.ts'
import { plainNumber } from '../ui/typed-number.ts'

type How = {
  readonly lang: Language
  readonly codes: Readonly<Partial<Record<string, string>>>
  readonly names: Names
}

/** Of fields such as "prices.hero"; an amount in them is in euros. */
const euros =
  /^(?:prices\b|premium$|costPerKg$|fee$|minSubtotal$|benefit\.amount$)|(?:^|\.)(?:minTotal|price|breakfast|roundTo|mainMeal|singlePrice)$|^singleOrder\.snack$|singlePrices/
const percents = /(?:^|\.)(?:discount|twoADayDiscount|percent)$|^(?:main-meal|snack|extras)$/
const portions: ReadonlySet<string> = new Set(portionCodes)
const grams = /^(?:recipe|dip\.recipe|per100g)\./

/** What a field holds, as people say it: with its unit, days as days, and names in place of ids. */
export function plainValue(value: Json, field: string, how: How): string {
  const { lang, codes, names } = how
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return withUnit(value, field, lang)
  if (Array.isArray(value) && value.length === 0) return '–'
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, one]) => {
        const text = plainValue(one, Array.isArray(value) ? field : `${field}.${key}`, how)
        const called = portions.has(key) || key === 'yield' ? (codes[key] ?? key) : null
        const id = Object.hasOwn(names, key) && !called ? names[key]?.[lang] : null
        return text && (called || id) ? `${id ? `${id}:` : called} ${text}` : text
      })
      .filter(Boolean)
      .join(' · ')
  const code = String(value)
  if (/^\d{4}-\d{2}-\d{2}$/.test(code)) return formatDay(`${code}T12:00:00Z`, lang)
  if (Object.hasOwn(codes, code)) return codes[code] ?? code
  return Object.hasOwn(names, code) ? (names[code]?.[lang] ?? code) : code
}

function withUnit(value: number, field: string, lang: Language): string {
  if (euros.test(field)) return formatEuros(value)
  const plain = plainNumber(value, lang)
  if (percents.test(field)) return `${plain}%`
  return grams.test(field) ? `${plain} g` : plain
}
