export type AllergenProfile = {
  readonly allergens: readonly string[]
  readonly traces: boolean
}

type Declared = { readonly allergens: readonly string[]; readonly traces: readonly string[] }

/** What somebody must not eat of a build and its dip, as declared; traces where they count. */
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
