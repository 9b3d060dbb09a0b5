import type { Lack } from '#shop/lack/lack.ts'
import type { Json } from '#shop/merge/merge.ts'
import type { Conflict } from '#shop/publishing/release-lack.ts'
import type { ReleaseChange } from '../db/release/changes.ts'
import type { ShopFolder } from '../folder/layout.ts'
import { pieceOf, withPieces } from '../folder/pieces.ts'
import type { Problem } from '../folder/problem.ts'
import { mergedPiece } from './standard-words.ts'

type Draft = Pick<ReleaseChange, 'kind' | 'piece' | 'before' | 'after'>
type LookedAt = Draft & { readonly live: Json; readonly wanted: Json }

/** The shop with the drafts applied. */
export type Look = {
  readonly wanted: ShopFolder
  readonly changes: readonly LookedAt[]
  readonly problems: readonly Problem<Lack>[]
  readonly conflicts: readonly Conflict[]
}

/** Applies drafts to the shop, merging field by field with changes by others. */
export function lookAt(shop: ShopFolder, drafts: readonly Draft[]): Look {
  const looked = drafts.map(draft => lookAtOne(draft, pieceOf(shop, draft)))
  const changes = looked.map(({ change }) => change)
  const { shop: wanted, problems } = withPieces(
    shop,
    changes.map(({ kind, piece, wanted: value }) => ({ kind, piece, value })),
  )
  return { wanted, changes, problems, conflicts: looked.flatMap(one => one.conflicts) }
}

/** The same of one thing, which is `live` now. */
export function lookAtOne(draft: Draft, live: Json): Looked {
  const { value, conflicts } = mergedPiece(draft, draft.before, draft.after, live)
  return {
    change: { ...draft, live, wanted: value ?? null },
    conflicts: conflicts.map(field => ({ kind: draft.kind, piece: draft.piece, field })),
  }
}

type Looked = { readonly change: LookedAt; readonly conflicts: readonly Conflict[] }
