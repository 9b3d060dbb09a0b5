import type { Language } from '#shop/language.ts'
import type { Municipality } from '#shop/municipality.ts'

/** Suggests addresses and knows what a chosen suggestion means (reading: Address and region). */
export type AddressService = {
  /** All of Attica's, also those that are not served. */
  readonly municipalities: readonly Municipality[]
  /** At most 8, best first. */
  suggest(query: string, lang: Language): Promise<Suggestion[]>
  /** The address behind a suggestion's id; null for an id that was never given out. */
  resolve(id: string, lang: Language): Promise<ResolvedAddress | null>
  /** The municipality of a postcode ("15124"); null outside Attica. */
  postcode(
    postcode: string,
    lang: Language,
  ): Promise<{ municipality: string; served: boolean } | null>
}

export type Suggestion = {
  readonly id: string
  readonly main: string
  readonly secondary: string
  /** false: the house number is still missing. */
  readonly precise: boolean
}

export type ResolvedAddress = {
  readonly street: string
  /** '' where the suggestion has none. */
  readonly number: string
  readonly municipality: string
  readonly postcode: string
  readonly lat: number
  readonly lng: number
  readonly served: boolean
}
