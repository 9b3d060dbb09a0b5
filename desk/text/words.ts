import { keysOf } from '#shop/keys.ts'
import type { Language } from '#shop/language.ts'
import { languageHere, useLanguage } from '#ui/language.ts'
import type { LaterName, Words } from './el/index.ts'

const indexes = {
  el: () => import('./el/index.ts'),
  en: () => import('./en/index.ts'),
}
const loaded: Partial<Record<Language, Partial<Words>>> = {}
const named = new Set<LaterName>()

/** Loads the words of every screen, and of the screens seen so far: nothing is shown without them. */
export async function loadWords(lang: Language = languageHere()): Promise<void> {
  const { words } = await indexes[lang]()
  loaded[lang] = { ...words, ...loaded[lang] }
  await Promise.all([...named].map(name => loadOne(lang, name)))
}

/** Loads the words of a screen, in each language that the room has been shown in. */
export async function loadScreenWords(names: readonly LaterName[]): Promise<void> {
  for (const name of names) named.add(name)
  const languages = keysOf(loaded)
  await Promise.all(languages.flatMap(lang => names.map(name => loadOne(lang, name))))
}

/** The words of this screen's language: those of every screen, and those that its line names. */
export function useWords(): Words {
  const lang = useLanguage()
  return loaded[lang] as Words
}

async function loadOne(lang: Language, name: LaterName): Promise<void> {
  if (loaded[lang]?.[name]) return
  const { later } = await indexes[lang]()
  const words = await later[name]()
  // Others may have come meanwhile.
  loaded[lang] = { ...loaded[lang], [name]: words }
}
