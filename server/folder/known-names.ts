import { nearest } from '../nearest.ts'

type Path = readonly PropertyKey[]
/** Says what is wrong with a field of the file that is named; `meant`: what it should be, most likely. */
export type Tell = (file: string, path: Path, says: string, meant?: string | null) => void
/** Says what is wrong with a field of a file. */
export type Say = (path: Path, says: string, meant?: string | null) => void
export type Known = { has(name: string): boolean; keys(): Iterable<string> }

const everything: Known = { has: () => true, keys: () => [] }

/** The names that a list has; without the list, any name is known. */
export function namesOf<Item>(
  items: readonly Item[] | undefined,
  name: (item: Item) => string,
): Known {
  return items ? new Set(items.map(name)) : everything
}

/** Says it of each that has the name of one before it. */
export function twice<Item>(
  items: readonly Item[] | undefined,
  name: (item: Item) => string,
  say: (at: number, says: string) => void,
): void {
  const first = new Map<string, number>()
  for (const [at, item] of (items ?? []).entries()) {
    const before = first.get(name(item))
    if (before === undefined) first.set(name(item), at)
    else say(at, `${name(item)} is there twice; the first is number ${before + 1}`)
  }
}

/** Says it of each name that `where` does not have. */
export function unknown(
  names: readonly string[],
  known: Known,
  where: string,
  say: Say,
  path: Path,
  meant: (name: string) => string | null = name => nearest(name, known.keys()),
): void {
  for (const [at, name] of names.entries())
    if (!known.has(name)) say([...path, at], `${name} is not in ${where}`, meant(name))
}
