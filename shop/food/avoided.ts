export type AllergenProfile = {
  readonly allergens: readonly string[]
  readonly traces: boolean
}

type Declared = { readonly allergens: readonly string[]; readonly traces: readonly string[] }

/**
 * The part of a build that somebody must not eat, with its dip and, where they count, its traces;
 * in the order of the declaration.
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
