import type { Json } from '#shop/merge/merge.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import type { Piece } from '#shop/publishing/release.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { openDrafts } from '../db/release/changes.ts'
import { lastChanges, liveChanges } from '../db/release/live-changes.ts'
import { notePresence } from '../db/release/presence.ts'
import { readShopDataNames } from '../db/shop/shop-data.ts'
import { type TextFileName, textFileNames } from '../folder/layout.ts'
import { isPiece } from '../folder/pieces.ts'
import { readPiece } from '../folder/stored-parts.ts'
import { sightOf } from './cost-sight.ts'
import { type DraftOf, draftOf } from './drafts.ts'
import { wholePiece } from './standard-words.ts'

type TextRow = {
  readonly name: TextFileName
  /** The shop has its own text. */
  readonly isOwn: boolean
  readonly drafts: number
  readonly last: { readonly by: string; readonly at: string } | null
}

/** All texts with their last editor. */
export async function wordsCollection({ db }: StaffCall): Promise<TextRow[]> {
  const [written, open, last] = await Promise.all([
    readShopDataNames(db),
    openDrafts(db, 'text', null),
    lastChanges(db, 'text'),
  ])
  const drafts = Map.groupBy(open, ({ piece }) => piece)
  return textFileNames.map(name => {
    const change = last.get(name)
    return {
      name,
      isOwn: written.has(name),
      drafts: drafts.get(name)?.length ?? 0,
      last: change ? { by: change.by, at: change.at.toISOString() } : null,
    }
  })
}

type TextView = {
  readonly name: TextFileName
  /** The live text and the program's own. */
  readonly live: Json
  readonly standard: Json
  readonly drafts: readonly DraftOf[]
}

export async function wordsOne(
  { db }: StaffCall,
  { name }: { name: TextFileName },
): Promise<TextView> {
  const piece = { kind: 'text', piece: name } as const
  const drafts = await openDrafts(db, 'text', name)
  return {
    name,
    live: wholePiece(piece, await readPiece(db, piece)),
    standard: wholePiece(piece, null),
    drafts: drafts.map(draft => draftOf({ ...draft, after: wholePiece(piece, draft.after) })),
  }
}

type Version = {
  readonly releaseId: string
  readonly releaseName: string
  readonly liveAt: string
  readonly changedBy: string
  readonly before: Json
  readonly after: Json
}

/** The releases of a thing, newest first. */
export async function pieceHistory(
  { db, staff }: StaffCall,
  piece: Piece,
): Promise<Version[] | DeskRefusal> {
  if (!isPiece(piece)) return refuseAtDesk('piece-not-found')
  const changes = await liveChanges(db, piece)
  const seen = sightOf(staff.roles)
  return changes.map(({ releaseId, releaseName, liveAt, changedBy, liveBefore, liveAfter }) => ({
    ...{ releaseId, releaseName, changedBy },
    liveAt: liveAt.toISOString(),
    before: seen(piece.kind, wholePiece(piece, liveBefore)),
    after: seen(piece.kind, wholePiece(piece, liveAfter)),
  }))
}

/** Notes that this person has a thing open; answers who else has. */
export async function piecePresence(
  { db, staff, now }: StaffCall,
  piece: Piece,
): Promise<{ others: string[] } | DeskRefusal> {
  if (!isPiece(piece)) return refuseAtDesk('piece-not-found')
  const subject = `${piece.kind} ${piece.piece}`
  return { others: await notePresence(db, { subject, staffId: staff.id, now }) }
}
