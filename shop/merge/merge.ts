import { mergedOrder } from './merged-order.ts'

/** `undefined` is a field that is not there. */
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
  /** Fields that both changed in different ways: "prices.hero". The value holds mine. */
  readonly conflicts: readonly string[]
}

/** A field that they changed: alone, where `base` is still `mine`, or in another way than I did. */
export type Theirs = {
  readonly field: string
  readonly base: Json
  readonly mine: Json
  readonly theirs: Json
}
type Choice = (change: Theirs) => 'mine' | 'theirs'

/**
 * Merges two edits of one thing, field by field: what only one side changed stays changed. A list
 * is one field, unless its things have names, such as questions, or are names, such as tags.
 * `base`: what both began with; null: no such thing.
 */
export function merged(base: Json, mine: Json, theirs: Json): Merged {
  return mergedAt({ base, mine, theirs }, '', null)
}

/** The same, where somebody chooses for each field that they changed; nothing is a conflict then. */
export function mergedBy(choice: Choice, base: Json, mine: Json, theirs: Json): Json {
  return mergedAt({ base, mine, theirs }, '', choice).value
}

type Three<Value> = { readonly base: Value; readonly mine: Value; readonly theirs: Value }

function mergedAt(three: Three<Json>, at: string, choice: Choice | null): Merged {
  const { base, mine, theirs } = three
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] }
  if (!choice && isSame(base, mine)) return { value: theirs, conflicts: [] }
  // A whole thing that one side lacks is one choice.
  const isWhole = choice && (mine === undefined || theirs === undefined)
  const lists = isWhole ? null : threeLists(three, at)
  if (lists) return mergedLists(lists, at, choice)
  // Both sides may add to a thing that had no such field, such as the first dishes of a week.
  const old = base === undefined ? {} : base
  if (!isFields(old) || !isFields(mine) || !isFields(theirs)) return chosen(three, at, choice)
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map(key => {
    const field = at ? `${at}.${key}` : key
    const inner = { base: old[key], mine: mine[key], theirs: theirs[key] }
    return [key, mergedAt(inner, field, choice)] as const
  })
  return {
    value: Object.fromEntries(
      fields.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]])),
    ),
    conflicts: fields.flatMap(([, { conflicts }]) => conflicts),
  }
}

function chosen(three: Three<Json>, field: string, choice: Choice | null): Merged {
  if (!choice) return { value: three.mine, conflicts: [field] }
  return { value: three[choice({ field, ...three })], conflicts: [] }
}

export type FieldChange = { readonly field: string; readonly from: Json; readonly to: Json }

/** Each differing field, such as "prices.hero"; an added or removed thing is one field, "". */
export function fieldChanges(before: Json, after: Json, at = ''): FieldChange[] {
  if (isSame(before, after)) return []
  const [old, now] = [fieldsOf(byName(before)), fieldsOf(byName(after))]
  if (old && now && !isSame(old, now)) return fieldChanges(old, now, at)
  if (!isFields(before) || !isFields(after)) return [{ field: at, from: before, to: after }]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap(key => fieldChanges(before[key], after[key], at ? `${at}.${key}` : key))
}

/** The order counts in lists, and not in fields. */
export function isSame(one: Json, other: Json): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  if (!isFields(one) || !isFields(other)) return false
  return (
    Object.keys(one).every(key => isSame(one[key], other[key])) &&
    Object.keys(other).every(key => Object.hasOwn(one, key) || other[key] === undefined)
  )
}

type Fields = { readonly [field: string]: Json }

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type Named = ReadonlyMap<string, Json>
type Lists = Three<Named>

/** null: their things cannot be told apart. */
function threeLists({ base, mine, theirs }: Three<Json>, at: string): Lists | null {
  const named = { base: byName(base), mine: byName(mine), theirs: byName(theirs) }
  if (named.base && named.mine && named.theirs) return named as Lists
  const isNone = addsUp(at)
  const plain = (value: Json) => (isNone && value === undefined ? new Map() : byValue(value))
  const lists = { base: plain(base), mine: plain(mine), theirs: plain(theirs) }
  if (!lists.base || !lists.mine || !lists.theirs) return null
  // An empty weekday list means every weekday, so it is merged as one value.
  const isWhole = Object.values(lists).some(list => list?.size === 0)
  return isWhole && !isNone ? null : (lists as Lists)
}

function mergedLists({ base, mine, theirs }: Lists, at: string, choice: Choice | null): Merged {
  const things = new Map<string, Json>()
  const conflicts: string[] = []
  for (const name of new Set([...base.keys(), ...mine.keys(), ...theirs.keys()])) {
    const field = at ? `${at}.${name}` : name
    const inner = { base: base.get(name), mine: mine.get(name), theirs: theirs.get(name) }
    const one = mergedAt(inner, field, choice)
    conflicts.push(...one.conflicts)
    if (one.value !== undefined) things.set(name, one.value)
  }
  const order = mergedOrder(
    [...base.keys()],
    [...mine.keys()],
    [...theirs.keys()],
    new Set(things.keys()),
  )
  if (!order)
    return chosen(
      { base: [...base.values()], mine: [...mine.values()], theirs: [...theirs.values()] },
      at,
      choice,
    )
  return { value: order.map(name => things.get(name) ?? null), conflicts }
}

/** null: they have no names, or two have the same. */
function byName(value: Json): Named | null {
  if (!Array.isArray(value)) return null
  const names = value.map((item: Json) =>
    isFields(item) ? (item.slug ?? item.code ?? item.id ?? item.diet) : null,
  )
  // Object fields that are numbers would lose their place.
  const isNamed = names.every(name => typeof name === 'string' && /^[a-z]/i.test(name))
  if (!isNamed || new Set(names).size < names.length) return null
  return new Map(value.map((item, at) => [names[at] as string, item]))
}

function fieldsOf(list: Named | null): Fields | null {
  return list && Object.fromEntries(list)
}

/** A list of codes or numbers, each its own name; prose has other letters. */
function byValue(value: Json): Named | null {
  if (!Array.isArray(value)) return null
  const isPlain = value.every(
    (item: Json) =>
      typeof item === 'number' || (typeof item === 'string' && /^[\w-]{1,80}$/.test(item)),
  )
  if (!isPlain) return null
  const names = value.map(String)
  if (new Set(names).size < names.length) return null
  return new Map(value.map((item: Json, at) => [names[at] ?? '', item]))
}

/** Lists whose emptiness means none, not all. */
function addsUp(at: string): boolean {
  return ['tags', 'allergens', 'traces'].includes(at.split('.').at(-1) ?? '')
}
