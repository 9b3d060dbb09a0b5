import { defaultLanguage, type Language } from '#shop/language.ts'
import { languageHere, useLanguage } from '../../app/text/language.ts'
import type { Words } from './el/index.ts'

const loaders: Record<Language, () => Promise<Words>> = {
  el: () => import('./el/index.ts').then(({ words }) => words),
  en: () => import('./en/index.ts').then(({ words }) => words),
}
const loaded: Partial<Record<Language, Words>> = {}

/** Nothing is shown in a language before its words are there. */
export async function loadWords(lang: Language = languageHere()): Promise<void> {
  loaded[lang] ??= await loaders[lang]()
}

export function useWords(): Words {
  const lang = useLanguage()
  const words = loaded[lang] ?? loaded[defaultLanguage]
  if (!words) throw new Error(`the words of ${lang} were not loaded`)
  return words
}
