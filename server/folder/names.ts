import { type Lack, lack } from '#shop/lack/lack.ts'
import { nearest } from '../nearest.ts'
import type { Path } from './problem.ts'

/** Says what is wrong with a field of the file that is named; `meant`: what it should be, most likely. */
export type Tell = (file: string, path: Path, lack: Lack, meant?: string | null) => void
/** Says what is wrong with a field of a file. */
export type Say = (path: Path, lack: Lack, meant?: string | null) => void
export type NameSet = { has(name: string): boolean; keys(): Iterable<string> }

const everything: NameSet = { has: () => true, keys: () => [] }

/** The names that a list has; without the list, any name is known. */
export function namesOf<Item>(
  items: readonly Item[] | undefined,
  name: (item: Item) => string,
): NameSet {
  return items ? new Set(items.map(name)) : everything
}

/** Says it of each that has the name of one before it. */
export function doubleNames<Item>(
  items: readonly Item[] | undefined,
  name: (item: Item) => string,
  say: (at: number, lack: Lack) => void,
): void {
  const first = new Map<string, number>()
  for (const [at, item] of (items ?? []).entries()) {
    const before = first.get(name(item))
    if (before === undefined) first.set(name(item), at)
    else say(at, lack('twice-in-list', { name: name(item), first: before + 1 }))
  }
}

/** Says `code` of each name that is not known. */
export function unknownNames(
  names: readonly string[],
  known: NameSet,
  code: `no-${'allergen' | 'category' | 'diet' | 'dish' | 'area-named' | 'payment' | 'place' | 'window'}`,
  say: Say,
  path: Path,
  meant: (name: string) => string | null = name => nearest(name, known.keys()),
): void {
  for (const [at, name] of names.entries())
    if (!known.has(name)) say([...path, at], lack(code, { name }), meant(name))
}
