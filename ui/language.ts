import { createContext, useContext } from 'react'
import { defaultLanguage, isLanguage, type Language } from '#shop/language.ts'

export const LanguageContext = createContext<Language>('el')

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

/** The language that the document has. */
export function languageHere(): Language {
  const lang = typeof document === 'undefined' ? '' : document.documentElement.lang
  return isLanguage(lang) ? lang : defaultLanguage
}
