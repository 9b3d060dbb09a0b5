import { type Language, languages } from '#shop/language.ts'
import { languageHere, useLanguage } from '#ui/language.ts'
import type { FirstWords, MoreWords, Worded, Words } from './el/index.ts'

export { LanguageContext, languageHere, useLanguage } from '#ui/language.ts'
export type { Words } from './el/index.ts'

const first: Record<Language, () => Promise<FirstWords>> = {
  el: () => import('./el/index.ts').then(module => module.first),
  en: () => import('./en/index.ts').then(module => module.first),
}

const more: Record<Language, () => Promise<MoreWords>> = {
  el: () => import('./el/more.ts').then(module => module.more),
  en: () => import('./en/more.ts').then(module => module.more),
}

const loaded: Record<Language, Partial<Words>> = { el: {}, en: {} }

/** Loads the words that every page needs before it comes alive. */
export function loadWords(): Promise<void> {
  return load(first)
}

/** Loads the words of other pages and dialogs; see more-words.ts. */
export function loadMoreWords(): Promise<void> {
  return load(more)
}

/**
 * For a page or dialog with two text files of its own: its module waits for them,
 * `const wordsIn = await loadPageWords({ el: () => import(…), en: () => import(…) })`.
 */
export async function loadPageWords<Greek>(loaders: {
  readonly el: () => Promise<Greek>
  readonly en: () => Promise<Worded<Greek>>
}): Promise<(lang: Language) => Worded<Greek>> {
  const byLanguage: { [Lang in Language]?: Greek | Worded<Greek> } = {}
  await forLanguages(async lang => {
    byLanguage[lang] = await patiently<Greek | Worded<Greek>>(loaders[lang])
  })
  return lang => byLanguage[lang] as Worded<Greek>
}

function load(loaders: Record<Language, () => Promise<Partial<Words>>>): Promise<void> {
  return forLanguages(async lang => {
    Object.assign(loaded[lang], await patiently(loaders[lang]))
  })
}

/** The browser loads the page's language only, the server both. */
async function forLanguages(load: (lang: Language) => Promise<void>): Promise<void> {
  const wanted = typeof document === 'undefined' ? languages : [languageHere()]
  await Promise.all(wanted.map(load))
}

/** Tries again 5 times, first after 350 ms, then each time after twice as long (§9). */
export async function patiently<T>(load: () => Promise<T>, retries = 5, delay = 350): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (retries === 0) throw error
    await new Promise(resolve => setTimeout(resolve, delay))
    return patiently(load, retries - 1, delay * 2)
  }
}

/** The loaded texts, typed as all: a page with other words has waited for them. */
export function wordsOf(lang: Language): Words {
  return loaded[lang] as Words
}

/** The texts of the page's language, outside of components. */
export function wordsHere(): Words {
  return wordsOf(languageHere())
}

export function useWords(): Words {
  return wordsOf(useLanguage())
}
