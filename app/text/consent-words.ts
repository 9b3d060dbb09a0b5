import { consentWordsOf, loadConsentWords, useLanguage } from './words.ts'

// What imports it never stands without these words, as with more-words.ts.
await loadConsentWords()

/** The words about cookies, apart from all others: who is asked has mostly seen one page only. */
export function useConsentWords() {
  return consentWordsOf(useLanguage())
}
