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
