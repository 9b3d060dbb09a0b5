/** A value as JSON writes it; `undefined` is a field that is not there. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [field: string]: Json }

export type Merged = {
  readonly value: Json
  /** Fields that both changed, each to something else: "prices.hero". Of these `mine` is in the value. */
  readonly conflicts: readonly string[]
}

/**
 * What two people made of one thing, field by field: what only one of them changed stays changed. A
 * list is one field, unless each thing in it has a name of its own, such as questions. `base` is what
 * both began with; null stands for a thing that is not there.
 */
export function merged(base: Json, mine: Json, theirs: Json, at = ''): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] }
  if (isSame(base, mine)) return { value: theirs, conflicts: [] }
  const [own, other, old] = [byName(mine), byName(theirs), byName(base)]
  if (own && other && old) {
    const { value, conflicts } = merged(old, own, other, at)
    const isMoved = !isInOrder(old, own)
    if (isMoved && !isInOrder(old, other)) return { value: mine, conflicts: [at] }
    const things = Object.entries(value as Fields)
    const order = Object.keys(isMoved ? own : other)
    const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
    things.sort(([one], [another]) => place(one) - place(another))
    return { value: things.map(([, thing]) => thing), conflicts }
  }
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
  const [old, now] = [byName(before), byName(after)]
  if (old && now && !isSame(old, now)) return fieldChanges(old, now, at)
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

type Fields = { readonly [field: string]: Json }

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The things of a list by their names; null: they have none, or two have one. */
function byName(value: Json): Fields | null {
  if (!Array.isArray(value)) return null
  const names = value.map((item: Json) => (isFields(item) ? (item.slug ?? item.code) : null))
  // A name of figures alone would lose its place among the others.
  const isNamed = names.every(name => typeof name === 'string' && /^[a-z]/.test(name))
  if (!isNamed || new Set(names).size < names.length) return null
  return Object.fromEntries(value.map((item, at) => [names[at] as string, item]))
}

/** Whether what both have stands in the same order. */
function isInOrder(one: Fields, other: Fields): boolean {
  const shared = Object.keys(one).filter(name => name in other)
  const there = Object.keys(other).filter(name => name in one)
  return shared.every((name, at) => name === there[at])
}
