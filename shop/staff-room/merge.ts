/** A value as JSON writes it; `undefined` is a field that is not there. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [field: string]: Json }

type Merged = {
  readonly value: Json
  /** Fields that both changed, each to something else: "prices.hero". Of these `mine` is in the value. */
  readonly conflicts: readonly string[]
}

/**
 * What two people made of one thing, field by field: what only one of them changed stays changed. A
 * list is one field. `base` is what both began with; null stands for a thing that is not there.
 */
export function merged(base: Json, mine: Json, theirs: Json, at = ''): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] }
  if (isSame(base, mine)) return { value: theirs, conflicts: [] }
  if (!isFields(base) || !isFields(mine) || !isFields(theirs))
    return { value: mine, conflicts: [at] }
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map(key => {
    const field = at ? `${at}.${key}` : key
    return [key, merged(base[key], mine[key], theirs[key], field)] as const
  })
  return {
    value: Object.fromEntries(
      fields.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]])),
    ),
    conflicts: fields.flatMap(([, { conflicts }]) => conflicts),
  }
}

export type FieldChange = { readonly field: string; readonly from: Json; readonly to: Json }

/** Each field that differs, such as "prices.hero"; a thing that is new or goes is one field, "". */
export function fieldChanges(before: Json, after: Json, at = ''): FieldChange[] {
  if (isSame(before, after)) return []
  if (!isFields(before) || !isFields(after)) return [{ field: at, from: before, to: after }]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap(key => fieldChanges(before[key], after[key], at ? `${at}.${key}` : key))
}

/** The order of fields does not count, that of a list does. */
export function isSame(one: Json, other: Json): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  if (!isFields(one) || !isFields(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every(key => isSame(one[key], other[key]))
}

function isFields(value: Json): value is { readonly [field: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
