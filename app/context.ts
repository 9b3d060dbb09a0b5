import { createContext } from 'react-router'
import type { Language } from '#shop/language.ts'
import type { Texts } from '#shop/shop-data/texts.ts'
import type { call } from './call.ts'
import type { PublicConfig } from './config.ts'

/** What a page's loader works with: the calls in process, the language, nothing of the visitor. */
export type PageContext = {
  readonly lang: Language
  readonly config: PublicConfig
  readonly call: typeof call
  /** The editorial texts in both languages. A loader hands on what its page shows. */
  readonly texts: Texts
  /** Marks the page's own scripts, by which the content policy knows them. */
  readonly nonce: string
}

export const pageContext = createContext<PageContext>()
