import { ownWords, useLanguage } from './words.ts'

const wordsIn = await ownWords({
  el: () => import('./el/consent.ts'),
  en: () => import('./en/consent.ts'),
})

/** The words about cookies, apart from all others: most visitors who are asked have seen one page only. */
export function useConsentWords() {
  return wordsIn(useLanguage()).consent
}
