/** The two languages of the shop; Greek is the default (§1, §9). */
export const languages = ['el', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'el'

export type Text = Readonly<Record<Language, string>>

export function isLanguage(value: unknown): value is Language {
  return languages.some(lang => lang === value)
}

/** The language in which a shop answers a customer who asks for this one. */
export function offeredLanguage(offered: readonly Language[], asked: Language | null): Language {
  const [usual = languages[0]] = offered
  return asked !== null && offered.includes(asked) ? asked : usual
}

export const locales = { el: 'el-GR', en: 'en-GB' } as const satisfies Record<Language, string>

/** Before the digits of a fraction, as people type it. */
export const decimalSigns: Readonly<Record<Language, string>> = { el: ',', en: '.' }
