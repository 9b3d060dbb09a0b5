import type { Piece } from '#shop/publishing/release.ts'
import type { Problem } from '../folder/problem.ts'

/** What a release lacks before it may be published. */
export type Lack = {
  readonly file: string
  readonly field: string
  readonly says: string
  /** The thing that it is said of; null: it is no thing of a release. */
  readonly piece: Piece | null
}

export function lackOf({ file, field, says, piece }: Problem): Lack {
  return { file, field, says, piece: piece ?? null }
}

export function notApproved({ dish }: { readonly dish: string }): Lack {
  const [, component] = /^component (.+)$/.exec(dish) ?? []
  const piece = component
    ? { kind: 'ingredient' as const, piece: component }
    : { kind: 'dish' as const, piece: dish }
  const says = 'no dietitian has approved this recipe'
  return { file: dish, field: 'recipe', says, piece }
}
