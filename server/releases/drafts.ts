import type { Json } from '#shop/merge/merge.ts'
import type { PieceKind, ReleaseStatus } from '#shop/publishing/release.ts'
import type { OpenDraft } from '../db/release/changes.ts'
import { recipeHash } from './approval.ts'

export type DraftOf = {
  readonly releaseId: string
  readonly releaseName: string
  readonly status: ReleaseStatus
  readonly goesLiveAt: string | null
  readonly value: Json
  /** Names its approval; null: no recipe. */
  readonly recipeHash: string | null
  readonly changedBy: string
  readonly changedAt: string
}

export function draftOf(
  draft: OpenDraft,
  seen: (kind: PieceKind, value: Json) => Json = (_, value) => value,
): DraftOf {
  const { releaseId, releaseName, status, after, changedBy } = draft
  return {
    ...{ releaseId, releaseName, status, changedBy },
    value: seen(draft.kind, after),
    recipeHash: recipeHash(draft.kind, after),
    goesLiveAt: draft.goesLiveAt?.toISOString() ?? null,
    changedAt: draft.changedAt.toISOString(),
  }
}
