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

/** Each code once, in the order of the law; codes that the law does not know come last. */
export function inLawOrder(codes: Iterable<string>): string[] {
  const place = (code: string) => {
    const found = (allergenCodes as readonly string[]).indexOf(code)
    return found < 0 ? allergenCodes.length : found
  }
  return [...new Set(codes)].sort((one, other) => place(one) - place(other))
}

type Told = { readonly allergens: readonly string[]; readonly traces: readonly string[] }

/** What is said of a meal as a whole: what any of its builds holds, and what one may contain beside. */
export function allergensOfAll(builds: readonly Told[]): { allergens: string[]; traces: string[] } {
  const allergens = inLawOrder(builds.flatMap(build => build.allergens))
  const traces = inLawOrder(builds.flatMap(build => build.traces))
  return { allergens, traces: traces.filter(code => !allergens.includes(code)) }
}

/** Whether it holds one of these allergens, or may contain it. */
export function holdsAny({ allergens, traces }: Told, avoided: readonly string[]): boolean {
  return avoided.some(code => allergens.includes(code) || traces.includes(code))
}
