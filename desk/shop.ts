import { isLanguage, type Language, languages, type Text } from '#shop/language.ts'
import { useLanguage } from '#ui/language.ts'

/** What the shop is called: the page that holds the room says it in both languages. */
export function useShop(): string {
  return document.documentElement.getAttribute(`data-shop-${useLanguage()}`) ?? ''
}

/** The languages in which the shop speaks to customers: its texts are asked for in these alone. */
export function shopLanguages(): readonly Language[] {
  const told = document.documentElement.getAttribute('data-languages') ?? ''
  const offered = told.split(' ').filter(isLanguage)
  return offered.length > 0 ? offered : languages
}

/** Whether customers read that the shop opens soon. */
export function isClosed(): boolean {
  return document.documentElement.hasAttribute('data-closed')
}

/** Its owner has just opened it. */
export function noteOpened(): void {
  document.documentElement.removeAttribute('data-closed')
}

/** What is typed in one language; a shop that speaks no other says it in all. */
export function typedIn(lang: Language, text: string): Partial<Text> {
  const said = shopLanguages().length === 1 ? languages : [lang]
  return Object.fromEntries(said.map(each => [each, text]))
}

export function usePortionName(): (code: string) => string {
  const lang = useLanguage()
  return code => portionNames()[code]?.[lang] ?? code
}

function portionNames(): Readonly<Record<string, Text>> {
  return JSON.parse(document.documentElement.getAttribute('data-portions') ?? '{}')
}
