import type { Piece } from '#shop/publishing/release.ts'

/** A problem and its place; empty `field`: the whole file. */
export type Problem = {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly field: string
  readonly says: string
  /** The name that was probably meant. */
  readonly meant?: string
  /** The thing of a release, where known. */
  readonly piece?: Piece
}

export type Place = { readonly line: number; readonly column: number }

export const startOfFile: Place = { line: 1, column: 1 }

/** "dishes/mousakas.yaml:12:10 prices.hero: the price is missing", as editors and terminals link it. */
export function written({ file, line, column, field, says, meant }: Problem): string {
  const hint = meant ? `; did you mean ${meant}?` : ''
  return `${file}:${line}:${column} ${field ? `${field}: ` : ''}${says}${hint}`
}

export function inOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (one, other) =>
      compared(one.file, other.file) || one.line - other.line || one.column - other.column,
  )
}

export function fieldOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((field, key) => {
    if (typeof key === 'number') return `${field}[${key + 1}]`
    return field ? `${field}.${String(key)}` : String(key)
  }, '')
}

function compared(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
