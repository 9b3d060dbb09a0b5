import type { Language } from '#shop/language.ts'

/** What suggests addresses and knows what a chosen suggestion means (spec: Address and region). */
export type AddressProvider = {
  /** At most 8, best first. `session`: what the service answered before, while one person types. */
  suggest(query: string, lang: Language, session?: string | null): Promise<Suggested>
  /** The address behind a suggestion's id; null for an id that was never given out. */
  resolve(id: string, lang: Language): Promise<ResolvedAddress | null>
}

type Suggested = {
  readonly suggestions: readonly Suggestion[]
  /** Whom the terms want named beside the suggestions. */
  readonly attribution: Attribution | null
  /** To be sent with the next letters; null where the service counts none. */
  readonly session: string | null
}

export type Attribution = { readonly text: string; readonly url: string | null }

export type Suggestion = {
  readonly id: string
  readonly main: string
  readonly secondary: string
  /** false: the house number is still missing. */
  readonly precise: boolean
}

export type ResolvedAddress = {
  /** What may be kept of the suggestion's id. */
  readonly id: string
  readonly street: string
  /** '' where the suggestion has none. */
  readonly number: string
  readonly municipality: string
  readonly postcode: string
  readonly lat: number
  readonly lng: number
  readonly served: boolean
}
