import { type Language, locales } from '#shop/language.ts'
import type { Output } from '../call.ts'

export type Company = Output<'company-one'>
export type Statement = Output<'company-statement-one'>

/** "Νοέμβριος 2026" of "2026-11". */
export function monthName(month: string, lang: Language): string {
  const words = new Intl.DateTimeFormat(locales[lang], { month: 'long', year: 'numeric' })
  const name = words.format(new Date(`${month}-15T12:00:00Z`))
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export function addressOf({ address }: Pick<Company, 'address'>, lang: Language): string {
  if (!address) return ''
  const { street, number, postcode, municipality } = address
  return `${street[lang]} ${number}, ${municipality[lang]} ${postcode}`
}
