type Uses = { readonly usedIn: string[]; readonly partOf: string[] }

/** Dishes and components by the ingredients that they hold, dip and nested components included. */
export function usesOf(
  dishes: readonly (readonly [slug: string, parts: readonly string[]])[],
  ingredients: readonly { readonly id: string; readonly recipe?: object | undefined }[],
): Map<string, Uses> {
  const used = new Map<string, Uses>()
  const usesFor = (id: string) => {
    const uses = used.get(id) ?? { usedIn: [], partOf: [] }
    used.set(id, uses)
    return uses
  }
  const parts = new Map(ingredients.map(({ id, recipe }) => [id, Object.keys(recipe ?? {})]))
  for (const [id, own] of parts) for (const part of own) usesFor(part).partOf.push(id)
  for (const [slug, named] of dishes) {
    const all = new Set(named)
    // Walking the set also visits ids that the walk adds.
    for (const id of all) for (const part of parts.get(id) ?? []) all.add(part)
    for (const id of all) usesFor(id).usedIn.push(slug)
  }
  return used
}
