import { loadPageWords, useLanguage } from './words.ts'

const wordsIn = await loadPageWords({
  el: () => import('./el/consent.ts'),
  en: () => import('./en/consent.ts'),
})

/** The words about cookies, loaded apart: most visitors who need them open only one page. */
export function useConsentWords() {
  return wordsIn(useLanguage()).consent
}
