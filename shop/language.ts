/** The two languages of the shop; Greek is the default (§1, §9). */
export const languages = ['el', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'el'

export type Text = Readonly<Record<Language, string>>

export function isLanguage(value: unknown): value is Language {
  return languages.some(lang => lang === value)
}

export const locales = { el: 'el-GR', en: 'en-GB' } as const satisfies Record<Language, string>

/** Before the digits of a fraction, as people type it. */
export const decimalSigns: Readonly<Record<Language, string>> = { el: ',', en: '.' }
