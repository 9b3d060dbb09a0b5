import { createContext, type ReactNode, useContext, useState } from 'react'
import type { Language } from '#shop/language.ts'
import { LanguageContext, languageHere } from '#ui/language.ts'
import { loadWords } from './text/words.ts'

const ChooseLanguage = createContext<(lang: Language) => void>(() => {})

const aYear = 60 * 60 * 24 * 365

/** The language of the room; another one is shown once its words are there. The shop remembers it too. */
export function Languages({ children }: { children: ReactNode }) {
  const [lang, setLang] = useState(languageHere)
  async function choose(wanted: Language) {
    await loadWords(wanted)
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = `lang=${wanted}; Path=/; SameSite=Lax; Max-Age=${aYear}`
    document.documentElement.lang = wanted
    setLang(wanted)
  }
  return (
    <LanguageContext value={lang}>
      <ChooseLanguage value={choose}>{children}</ChooseLanguage>
    </LanguageContext>
  )
}

export function useChooseLanguage(): (lang: Language) => void {
  return useContext(ChooseLanguage)
}
