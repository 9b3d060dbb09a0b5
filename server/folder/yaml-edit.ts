import { isMap, isScalar, isSeq, type Node, parseDocument, stringify, type YAMLSeq } from 'yaml'
import { isSame, type Json } from '#shop/merge/merge.ts'
import { isInMoney } from './yaml-writer.ts'

type Edit = { readonly before: Json; readonly after: Json }
type Path = readonly (string | number)[]
/** A value at a place of the file; undefined: it goes. */
type Change = { readonly path: Path; readonly node: unknown; readonly value: Json }

/**
 * A file with another value, its comments kept: only what differs is written, and where that is single
 * figures or words, every other byte stays.
 */
export function editedYaml(text: string, edit: Edit): string {
  const document = parseDocument(text)
  const changes = changesOf(document.contents, [], edit)
  const spliced = withScalars(text, changes)
  if (spliced !== null) return spliced
  for (const { path, value } of changes)
    if (value === undefined) document.deleteIn(path)
    else {
      const node = document.createNode(value) as Node
      if (isScalar(node) && isInCents(path, value)) node.minFractionDigits = 2
      document.setIn(path, node)
    }
  return document.toString({ lineWidth: 0, flowCollectionPadding: true })
}

function changesOf(node: unknown, path: Path, { before, after }: Edit): Change[] {
  if (isSame(before, after)) return []
  if (isMap(node) && isFields(before) && isFields(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(key =>
      changesOf(node.get(key, true), [...path, key], { before: before[key], after: after[key] }),
    )
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after))
    return listChanges(node, path, { before, after }) ?? [{ path, node, value: after }]
  return [{ path, node, value: after }]
}

type Lists = { readonly before: readonly Json[]; readonly after: readonly Json[] }

/** null: things were moved, or came between others. */
function listChanges(node: YAMLSeq, path: Path, { before, after }: Lists): Change[] | null {
  if (node.items.length !== before.length) return null
  if (after.length >= before.length && before.every((item, at) => isLike(item, after[at])))
    return after.flatMap((item, at) =>
      at < before.length
        ? changesOf(node.items[at], [...path, at], { before: before[at], after: item })
        : [{ path: [...path, at], node: undefined, value: item }],
    )
  const goes = before.flatMap((item, at) => (after.some(one => isSame(one, item)) ? [] : [at]))
  const isShorter = isSame(
    before.filter((_, at) => !goes.includes(at)),
    after,
  )
  // From the end, so that those before keep their places.
  return isShorter
    ? goes.reverse().map(at => ({ path: [...path, at], node: undefined, value: undefined }))
    : null
}

/** The same thing, perhaps with other fields. */
function isLike(one: Json, other: Json): boolean {
  if (!isFields(one) || !isFields(other)) return isSame(one, other)
  return ['id', 'code', 'slug', 'date', 'week', 'diet', 'weeks'].every(name =>
    isSame(one[name], other[name]),
  )
}

/** null: something other than single figures or words changes. */
function withScalars(text: string, changes: readonly Change[]): string | null {
  const splices = changes.map(({ path, node, value }) => {
    const isPlain = typeof value === 'number' || (typeof value === 'string' && !/\n/.test(value))
    if (!isScalar(node) || !node.range || !isPlain) return null
    const written = isInCents(path, value)
      ? value.toFixed(2)
      : stringify(value, { lineWidth: 0, defaultStringType: quoted(node.type) }).trimEnd()
    return { from: node.range[0], to: node.range[1], written }
  })
  if (splices.some(splice => splice === null)) return null
  return splices
    .flatMap(splice => splice ?? [])
    .sort((one, other) => other.from - one.from)
    .reduce(
      (whole, { from, to, written }) => whole.slice(0, from) + written + whole.slice(to),
      text,
    )
}

/** Words between commas and brackets are safe in quotes alone. */
function quoted(type: string | undefined) {
  return type === 'QUOTE_SINGLE' ? 'QUOTE_SINGLE' : 'QUOTE_DOUBLE'
}

function isInCents(path: Path, value: Json): value is number {
  return (
    typeof value === 'number' && isInMoney(path.filter(key => typeof key === 'string').join('.'))
  )
}

function isFields(value: Json): value is { readonly [field: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
