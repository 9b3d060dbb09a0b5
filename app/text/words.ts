import { createContext, useContext } from 'react'
import { isLanguage, type Language, languages } from '#shop/language.ts'
import type { ConsentWords, FirstWords, MoreWords, Words } from './el/index.ts'

export type { Words } from './el/index.ts'

const first: Record<Language, () => Promise<FirstWords>> = {
  el: () => import('./el/index.ts').then(module => module.first),
  en: () => import('./en/index.ts').then(module => module.first),
}

const more: Record<Language, () => Promise<MoreWords>> = {
  el: () => import('./el/more.ts').then(module => module.more),
  en: () => import('./en/more.ts').then(module => module.more),
}

const consent: Record<Language, () => Promise<ConsentWords>> = {
  el: () => import('./el/consent.ts'),
  en: () => import('./en/consent.ts'),
}

const loaded: Record<Language, Partial<Words & ConsentWords>> = { el: {}, en: {} }

/** What every page needs before it comes alive. */
export function loadWords(): Promise<void> {
  return load(first)
}

/** For the pages and dialogs that say more; see more-words.ts. */
export function loadMoreWords(): Promise<void> {
  return load(more)
}

/** For whoever is asked about cookies; see consent-words.ts. */
export function loadConsentWords(): Promise<void> {
  return load(consent)
}

/** The browser loads the page's language, the server both. */
async function load(
  loaders: Record<Language, () => Promise<Partial<Words & ConsentWords>>>,
): Promise<void> {
  const wanted = typeof document === 'undefined' ? languages : [languageOfPage()]
  await Promise.all(
    wanted.map(async lang => {
      Object.assign(loaded[lang], await patiently(loaders[lang]))
    }),
  )
}

/** Tries 5 times more, from 350 ms, doubling (§9). */
export async function patiently<T>(load: () => Promise<T>, retries = 5, delay = 350): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (retries === 0) throw error
    await new Promise(resolve => setTimeout(resolve, delay))
    return patiently(load, retries - 1, delay * 2)
  }
}

/** The texts that are loaded; a page that says more has waited for more. */
export function wordsOf(lang: Language): Words {
  return loaded[lang] as Words
}

export function consentWordsOf(lang: Language): ConsentWords['consent'] {
  return (loaded[lang] as ConsentWords).consent
}

export const LanguageContext = createContext<Language>('el')

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

export function useWords(): Words {
  return wordsOf(useLanguage())
}

function languageOfPage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'el'
}
