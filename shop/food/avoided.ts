/** What somebody must not eat, and whether traces of it count. */
export type AllergenProfile = {
  readonly allergens: readonly string[]
  readonly traces: boolean
}

type Declared = { readonly allergens: readonly string[]; readonly traces: readonly string[] }

/**
 * What of a build somebody must not eat: what it holds, dip included, and, where traces count, what it
 * may contain. Codes in the order of the declaration.
 */
export function avoidedIn(
  { allergens, traces }: Declared,
  profile: AllergenProfile,
): { readonly held: readonly string[]; readonly possible: readonly string[] } {
  const isAvoided = (code: string) => profile.allergens.includes(code)
  return {
    held: allergens.filter(isAvoided),
    possible: profile.traces
      ? traces.filter(code => isAvoided(code) && !allergens.includes(code))
      : [],
  }
}
