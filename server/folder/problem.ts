import type { Lack } from '#shop/lack/lack.ts'
import type { LackArgs } from '#shop/lack/lack-text.ts'
import type { Piece } from '#shop/publishing/release.ts'
import { type FileFault, textOfProblem } from './problem-text.ts'

/** A fault of a folder and its place; an empty `path` means the whole file. */
export type Problem<Fault extends Told = Lack | FileFault> = Place & {
  readonly file: string
  readonly path: Path
  readonly lack: Fault
  /** The name that was most likely meant. */
  readonly meant?: string
  /** Of which thing of the shop it is said, where that is known. */
  readonly piece?: Piece
}

type Told = { readonly code: string; readonly args: LackArgs }
export type Path = readonly PropertyKey[]
export type Place = { readonly line: number; readonly column: number }

export const startOfFile: Place = { line: 1, column: 1 }

/** "dishes/mousakas.yaml:12:10 prices.hero: the price is missing", as editors and terminals link it. */
export function problemLine({ file, line, column, path, lack, meant, piece }: Problem): string {
  // A thing of a list is known by its name, its place in the list to nobody.
  const of = piece && typeof path[0] === 'number' ? `${piece.piece}: ` : ''
  const hint = meant ? `; did you mean ${meant}?` : ''
  const field = path.length > 0 ? `${fieldOf(path)}: ` : ''
  return `${file}:${line}:${column} ${field}${of}${textOfProblem(lack)}${hint}`
}

export function inOrder<Fault extends Told>(problems: readonly Problem<Fault>[]): Problem<Fault>[] {
  return problems.toSorted(
    (one, other) =>
      compared(one.file, other.file) || one.line - other.line || one.column - other.column,
  )
}

export function fieldOf(path: Path): string {
  return path.reduce<string>((field, key) => {
    if (typeof key === 'number') return `${field}[${key + 1}]`
    return field ? `${field}.${String(key)}` : String(key)
  }, '')
}

function compared(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
