import { isDeepStrictEqual } from 'node:util'
import { markNames } from '#shop/shop-data/mark.ts'
import { folderOf } from './folder-of.ts'
import {
  dishFile,
  dishSchema,
  documentNames,
  documents,
  type ShopFolder,
  textFileNames,
  textFiles,
} from './layout.ts'
import { rowsOf } from './rows.ts'
import type { Dish } from './schemas/dish.ts'
import { sparse } from './sparse.ts'
import { isMoney } from './yaml-writer.ts'

/** The changes of an import, a line each in plain words. */
export function differences(before: ShopFolder, wanted: ShopFolder): string[] {
  // Compare with what an export writes, so that two spellings of one value are equal.
  const after = folderOf(rowsOf(wanted))
  const lines: string[] = []
  for (const name of documentNames) {
    const { file, schema } = documents[name]
    lines.push(...under(file, changes(sparse(schema, before[name]), sparse(schema, after[name]))))
  }
  for (const name of textFileNames) {
    const [old, other] = [before.said[name], after.said[name]]
    if (old === undefined && other === undefined) continue
    if (old === undefined) lines.push(`${textFiles[name]} is new, in place of the program’s own`)
    else if (other === undefined) lines.push(`${textFiles[name]} goes; the program’s own stands in`)
    else lines.push(...under(textFiles[name], changes(old, other)))
  }
  for (const name of markNames) {
    const [old, other] = [before.marks?.[name], after.marks?.[name]]
    if (isDeepStrictEqual(old, other)) continue
    if (!old) lines.push(`brand: the ${name} is new`)
    else lines.push(other ? `brand: the ${name} is another one` : `brand: the ${name} goes`)
  }
  return [...lines, ...dishLines(before, after)]
}

function dishLines(before: ShopFolder, after: ShopFolder): string[] {
  const old = byId(before)
  const now = byId(after)
  return [
    ...[...now].flatMap(([id, [slug, dish]]) => {
      const found = old.get(id)
      const file = dishFile(slug)
      if (!found) return [`${file} is new: ${dish.name.en}`]
      const moved = found[0] === slug ? [] : [`was ${dishFile(found[0])}: its address changes`]
      // A dish whose file is renamed keeps its id, which is no change.
      const plain = ({ id: _, ...fields }: Dish) => sparse(dishSchema, { ...fields })
      return under(file, [...moved, ...changes(plain(found[1]), plain(dish))])
    }),
    ...[...old].flatMap(([id, [slug, dish]]) =>
      now.has(id) ? [] : [`${dishFile(slug)} goes: ${dish.name.en} leaves the menu`],
    ),
  ]
}

function byId({ dishes }: ShopFolder): Map<string, readonly [string, Dish]> {
  return new Map([...dishes].map(([slug, dish]) => [dish.id ?? slug, [slug, dish] as const]))
}

function under(file: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [file, ...lines.map(line => `  ${line}`)]
}

/** "prices.hero: 8.90 → 9.20", for each field that differs. */
export function changedFields(before: unknown, after: unknown): string[] {
  return changes(before, after)
}

function changes(before: unknown, after: unknown, field = '', money = false): string[] {
  const within = (old: unknown, other: unknown, inner: string, isIn: boolean) =>
    changes(old, other, inner, isIn || isMoney(inner))
  if (isDeepStrictEqual(before, after)) return []
  if (isFields(before) && isFields(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(key =>
      within(before[key], after[key], field ? `${field}.${key}` : key, money),
    )
  const [list, other] = [listOf(before, after), listOf(after, before)]
  if (list && other) {
    const [old, now] = [named(list), named(other)]
    if (old && now) return listChanges(old, now, field)
  }
  if (before === undefined) return [`${field}: ${shown(after, money)} is new`]
  if (after === undefined) return [`${field}: ${shown(before, money)} goes`]
  return [`${field}: ${shown(before, money)} → ${shown(after, money)}`]
}

/** null: no list. A list that is left out is empty. */
function listOf(value: unknown, other: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value
  return value === undefined && Array.isArray(other) && other.every(isFields) ? [] : null
}

function listChanges(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  field: string,
): string[] {
  const at = (name: string) => `${field}[${name}]`
  const kept = (names: Iterable<string>, others: ReadonlyMap<string, unknown>) =>
    [...names].filter(name => others.has(name))
  const lines = [
    ...[...after].flatMap(([name, value]) =>
      before.has(name) ? changes(before.get(name), value, at(name)) : [`${at(name)} is new`],
    ),
    ...[...before.keys()].filter(name => !after.has(name)).map(name => `${at(name)} goes`),
  ]
  const isMoved = !isDeepStrictEqual(kept(before.keys(), after), kept(after.keys(), before))
  return isMoved ? [...lines, `${field || 'the list'} is in another order`] : lines
}

/** The items of a list by name; null: they have no names. */
function named(items: readonly unknown[]): Map<string, unknown> | null {
  const byId = new Map<string, unknown>()
  for (const item of items) {
    const name = isFields(item)
      ? ['id', 'code', 'slug', 'diet', 'week', 'weeks']
          .map(key => item[key])
          .find(value => value !== undefined)
      : item
    if ((typeof name !== 'string' && typeof name !== 'number') || byId.has(String(name)))
      return null
    byId.set(String(name), item)
  }
  return byId
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const mostShown = 70

export function shown(value: unknown, money: boolean): string {
  if (typeof value === 'number') return money ? value.toFixed(2) : String(value)
  const text = typeof value === 'string' ? `“${value}”` : JSON.stringify(value)
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}
