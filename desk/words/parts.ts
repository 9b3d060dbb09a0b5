import type { Text } from '#shop/language.ts'
import type { Json } from '#shop/merge/merge.ts'
import { isText, titleOf } from '#shop/publishing/text-names.ts'

export type Path = readonly (string | number)[]
type Fields = { readonly [field: string]: Json }

/** What is edited at once: a question, a policy, a mail, or the plain fields of a text. */
export type Part = { readonly path: Path; readonly title: Text | string }

/** A line of the form; a list of plain texts may grow and shrink. */
export type Row =
  | { readonly kind: 'text'; readonly path: Path; readonly value: Text }
  | { readonly kind: 'line'; readonly path: Path; readonly value: string }
  | { readonly kind: 'number'; readonly path: Path; readonly value: number }
  | { readonly kind: 'names'; readonly path: Path; readonly value: readonly string[] }
  | { readonly kind: 'list'; readonly path: Path; readonly items: readonly (readonly Row[])[] }

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The parts of a text: each thing of its lists, each group of fields, and the rest as the first. */
export function partsOf(value: Json): Part[] {
  const entries = Object.entries((value ?? {}) as Fields).filter(([key]) => key !== 'note')
  const plain = entries.some(([, one]) => !isGroup(one) && !isList(one))
  // What there is most of comes first: questions before their groups.
  const inOrder = entries.toSorted(
    ([key], [other]) => Number(other === 'items') - Number(key === 'items'),
  )
  const others = inOrder.flatMap(([key, one]): Part[] => {
    if (isList(one))
      return (one as readonly Json[]).map((item, at) => ({
        path: [key, at],
        title: titleOf(item) ?? `${key} ${at + 1}`,
      }))
    return isGroup(one) ? [{ path: [key], title: key }] : []
  })
  return [...(plain ? [{ path: [], title: '' }] : []), ...others]
}

/** A list whose things have names and several texts, not merely lines. */
function isList(value: Json): boolean {
  return Array.isArray(value) && value.some(item => isFields(item) && !isText(item))
}

function isGroup(value: Json): boolean {
  return isFields(value) && !isText(value)
}

/** The form of a part, its texts first; of the whole text those fields that are no part of their own. */
export function rowsOf(value: Json, part: Part): Row[] {
  const all = rowsIn(value, part)
  const isLong = ({ kind }: Row) => kind === 'text' || kind === 'list'
  return [...all.filter(isLong), ...all.filter(row => !isLong(row))]
}

function rowsIn(value: Json, { path }: Part): Row[] {
  const here = valueAt(value, path)
  if (path.length > 0) return rows(here, path)
  const entries = Object.entries((here ?? {}) as Fields)
  return entries.flatMap(([key, one]) =>
    key === 'note' || isList(one) || isGroup(one) ? [] : rows(one, [key]),
  )
}

function rows(value: Json, path: Path): Row[] {
  if (isText(value)) return [{ kind: 'text', path, value }]
  if (typeof value === 'string') return [{ kind: 'line', path, value }]
  if (typeof value === 'number') return [{ kind: 'number', path, value }]
  if (Array.isArray(value)) {
    if (value.every(one => typeof one === 'string'))
      return [{ kind: 'names', path, value: value as string[] }]
    return [{ kind: 'list', path, items: value.map((item, at) => rows(item, [...path, at])) }]
  }
  if (!isFields(value)) return []
  return Object.entries(value).flatMap(([key, one]) => rows(one, [...path, key]))
}

export function valueAt(value: Json, [first, ...rest]: Path): Json {
  if (first === undefined) return value
  return valueAt((value as Fields | null)?.[first as string], rest)
}

/** The same with another value at a path. */
export function withValue(value: Json, [first, ...rest]: Path, next: Json): Json {
  if (first === undefined) return next
  if (Array.isArray(value))
    return value.with(first as number, withValue(value[first as number], rest, next))
  const fields = (value ?? {}) as Fields
  return { ...fields, [first]: withValue(fields[first as string], rest, next) }
}

/** A thing like another one with nothing in it yet, under a name that no other has. */
export function emptyLike(value: Json, taken: readonly string[] = []): Json {
  if (isText(value)) return { el: '', en: '' }
  if (Array.isArray(value)) return value.slice(0, 1).map(one => emptyLike(one))
  if (!isFields(value)) return value
  const filled = Object.entries(value).map(([key, one]) => {
    if (key === 'slug' || key === 'code') return [key, newName(taken)]
    if (key === 'order') return [key, taken.length + 1]
    return [key, emptyLike(one)]
  })
  return Object.fromEntries(filled)
}

function newName(taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number++)
    if (!taken.includes(`new-${number}`)) return `new-${number}`
}

/** Words of a text, as people count them. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
