import { createContext, useContext } from 'react'
import type { Language } from '#shop/language.ts'
import type { Words } from './el/index.ts'

export type { Words } from './el/index.ts'

const loaders: Record<Language, () => Promise<Words>> = {
  el: () => import('./el/index.ts').then(module => module.el),
  en: () => import('./en/index.ts').then(module => module.en),
}

const loaded: Partial<Record<Language, Words>> = {}

/** Loads a language's texts; tries 5 times more, from 350 ms, doubling (§9). */
export async function loadWords(lang: Language, retries = 5, delay = 350): Promise<Words> {
  try {
    loaded[lang] = await loaders[lang]()
    return loaded[lang]
  } catch (error) {
    if (retries === 0) throw error
    await new Promise(resolve => setTimeout(resolve, delay))
    return loadWords(lang, retries - 1, delay * 2)
  }
}

/** Texts that were loaded before. */
export function wordsOf(lang: Language): Words {
  const words = loaded[lang]
  if (!words) throw new Error(`the texts of ${lang} are not loaded`)
  return words
}

export const LanguageContext = createContext<Language>('el')

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

export function useWords(): Words {
  return wordsOf(useLanguage())
}
