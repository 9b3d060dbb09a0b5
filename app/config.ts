import { createContext, useContext } from 'react'
import type { Language, Text } from '#shop/language.ts'
import type { DeliveryTerms } from '#shop/shop-data/delivery-terms.ts'
import type { SaleWords } from '#shop/words/sale-words.ts'

/** The part of the configuration that the pages see (§9): where the calls go, and under which names. */
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
  /** Those in which the shop speaks to customers, the usual one first. */
  readonly languages: readonly Language[]
  /** The shop's name in the page's language. */
  readonly shop: string
  /** What the shop does, in a sentence. */
  readonly promise: string
  /** Whether its colours stand in place of the first preset. */
  readonly ownColours: boolean
  readonly delivery: DeliveryTerms
  /** What sentences say of where, when and how long, in the page's language. */
  readonly sale: SaleWords
  /** Of the plans that the shop sells; where they differ, of the first. */
  readonly deliveriesPerWeek: number
  /** Whether it delivers on a public holiday. */
  readonly opensHolidays: boolean
  /** Of a single order. */
  readonly leastMainMeals: number
  readonly phone: string
  /** "10:00–18:00"; empty: the shop gives none. */
  readonly phoneHours: string
  readonly email: string
  /** The company behind the shop, which the law wants named on every site. */
  readonly owner: {
    readonly legalName: Text
    readonly vat: string
    readonly gemi: string
    readonly address: Text
  }
  /** Counts visits once the visitor allows it; null: the shop does not count. */
  readonly analytics: { readonly id: string; readonly scriptUrl: string } | null
  /** Whether the shop shows pictures of its social account, where the visitor allows it. */
  readonly feed: boolean
}

export const ConfigContext = createContext<PublicConfig | null>(null)

/** The configuration that the layout hands to every page. */
export function useConfig(): PublicConfig {
  const config = useContext(ConfigContext)
  if (!config) throw new Error('a page outside the layout has no configuration')
  return config
}
