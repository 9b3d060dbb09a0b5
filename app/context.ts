import { createContext } from 'react-router'
import type { Language, Text } from '#shop/language.ts'
import type { call } from './call.ts'

/** What the configuration tells the pages (§9): where the calls go, and under which names. */
export type PublicConfig = {
  readonly apiBase: string
  readonly account: string
  readonly repository: string
  readonly business: string
  readonly apiKey: string
  readonly app: string
  /** Milliseconds. */
  readonly requestTimeout: number
  readonly filesUrl: string
  readonly publicUrl: string
  readonly imagesVersion: string
  readonly phone: string
  readonly email: string
  /** Who runs the shop, as the law wants it told on every site. */
  readonly owner: {
    readonly legalName: Text
    readonly vat: string
    readonly gemi: string
    readonly address: Text
  }
  /** Counts visits once the visitor allows it; null: nobody is asked. */
  readonly analytics: { readonly id: string; readonly scriptUrl: string } | null
  /** Whether there are pictures of the shop's social account, for who allows them. */
  readonly feed: boolean
}

/** What a page's loader works with: the calls in process, the language, nothing of the visitor. */
export type PageContext = {
  readonly lang: Language
  readonly config: PublicConfig
  readonly call: typeof call
}

export const pageContext = createContext<PageContext>()
