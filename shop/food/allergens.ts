/** The 14 allergens of Regulation (EU) 1169/2011, Annex II, in its order. */
export const allergenCodes = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const

/** Each code once, in the law's order; unknown codes last. */
export function inLawOrder(codes: Iterable<string>): string[] {
  const order: readonly string[] = allergenCodes
  const place = (code: string) => {
    const at = order.indexOf(code)
    return at < 0 ? order.length : at
  }
  return [...new Set(codes)].sort((one, other) => place(one) - place(other))
}

type Told = { readonly allergens: readonly string[]; readonly traces: readonly string[] }

/** A meal's allergens: those of any build, and traces that no build holds. */
export function allergensOfAll(builds: readonly Told[]): { allergens: string[]; traces: string[] } {
  const allergens = inLawOrder(builds.flatMap(build => build.allergens))
  const traces = inLawOrder(builds.flatMap(build => build.traces))
  return { allergens, traces: traces.filter(code => !allergens.includes(code)) }
}

export function holdsAny({ allergens, traces }: Told, avoided: readonly string[]): boolean {
  return avoided.some(code => allergens.includes(code) || traces.includes(code))
}
