import type { PoolClient } from 'pg'
import { fieldChanges, isSame, type Json } from '#shop/staff-room/merge.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/staff-room/refusal.ts'
import { mayDraft, type Piece } from '#shop/staff-room/release.ts'
import { hasPictures } from '../db/staff-room/pictures.ts'
import {
  deleteChange,
  lockRelease,
  type Release,
  releaseChanges,
  writeChange,
} from '../db/staff-room/releases.ts'
import { dishFile } from '../folder/layout.ts'
import { isPiece, pieceOf } from '../folder/pieces.ts'
import { readStored } from '../folder/store.ts'
import type { ActCall, Acted } from '../staff/desk-hook.ts'
import { seesCost, sightOf, withCostOf } from './cost-sight.ts'
import { lookAt } from './looking.ts'
import { mergedPiece, wholePiece } from './standard-words.ts'

type Drafted = {
  readonly value: Json
  /** Fields that somebody else had changed meanwhile, and that are in the value. */
  readonly others: readonly string[]
  /** What keeps it from being published, beside all that is in its release. */
  readonly lacks: readonly { readonly field: string; readonly says: string }[]
}
type Draft = Piece & { readonly releaseId: string; readonly seen: Json; readonly value: Json }

/**
 * Writes what somebody made of a thing, who began with `seen`. What a colleague made of other fields of
 * it meanwhile stays; the same field in two ways is refused with both.
 */
export async function draftWrite(
  { tx, staff, now }: ActCall,
  { releaseId, seen: sentSeen, value: sentValue, ...piece }: Draft,
): Promise<Acted<Drafted> | DeskRefusal> {
  if (!mayDraft(staff.roles, piece.kind)) return refuseAtDesk('role-not-allowed')
  if (!isPiece(piece) || !isNamed(piece, sentValue)) return refuseAtDesk('piece-not-found')
  if (piece.kind === 'picture' && !(await isPutIn(tx, sentValue)))
    return refuseAtDesk('piece-not-found')
  const release = await openRelease(tx, releaseId)
  if ('refused' in release) return release
  const { shop } = await readStored(tx)
  const live = pieceOf(shop, piece)
  const known = await changeOf(tx, releaseId, piece)
  const theirs = known ? known.after : live
  const sight = sightOf(staff.roles)
  const own = (sent: Json) =>
    piece.kind !== 'ingredient' || seesCost(staff.roles) ? sent : withCostOf(theirs, sent)
  const [seen, value] = [own(sentSeen), own(sentValue)]
  const { value: after = null, conflicts } = mergedPiece(piece, seen, value, theirs)
  if (conflicts.length > 0)
    return refuseAtDesk('draft-changed', {
      fields: conflicts,
      theirs: sight(piece.kind, wholePiece(piece, theirs)),
      by: known?.changedBy ?? null,
    })
  const before = known ? known.before : live
  if (isSame(before, after)) await deleteChange(tx, releaseId, piece)
  else {
    const by = { staffId: staff.id, now: new Date(now) }
    await writeChange(tx, releaseId, { ...piece, before, after }, by)
  }
  const [whole, others] = [wholePiece(piece, after), wholePiece(piece, theirs)]
  const lacks = lookAt(shop, await releaseChanges(tx, releaseId))
    .problems.filter(({ file }) => piece.kind !== 'dish' || file === dishFile(piece.piece))
    .map(({ field, says }) => ({ field, says }))
  const fields = fieldChanges(others, whole).map(({ field }) => field)
  return {
    data: {
      value: sight(piece.kind, whole),
      lacks,
      others: fieldChanges(wholePiece(piece, seen), others).map(({ field }) => field),
    },
    deed: {
      subject: `release ${releaseId}`,
      changes: { [nameOf(piece)]: { from: null, to: fields.join(', ').slice(0, 400) } },
    },
  }
}

/** Takes a thing out of a release: it stays as it is. */
export async function draftDrop(
  { tx, staff }: ActCall,
  { releaseId, ...piece }: Piece & { readonly releaseId: string },
): Promise<Acted<null> | DeskRefusal> {
  if (!mayDraft(staff.roles, piece.kind)) return refuseAtDesk('role-not-allowed')
  const release = await openRelease(tx, releaseId)
  if ('refused' in release) return release
  if (!(await deleteChange(tx, releaseId, piece))) return refuseAtDesk('piece-not-found')
  const changes = { [nameOf(piece)]: { from: 'draft', to: null } }
  return { data: null, deed: { subject: `release ${releaseId}`, changes } }
}

async function openRelease(tx: PoolClient, id: string): Promise<Release | DeskRefusal> {
  const release = await lockRelease(tx, id)
  if (!release) return refuseAtDesk('release-not-found')
  return release.status === 'draft' ? release : refuseAtDesk('release-not-draft')
}

async function changeOf(tx: PoolClient, releaseId: string, { kind, piece }: Piece) {
  const changes = await releaseChanges(tx, releaseId)
  return changes.find(change => change.kind === kind && change.piece === piece) ?? null
}

function nameOf({ kind, piece }: Piece): string {
  return `${kind} ${piece}`
}

/** A thing that says its own name says the one by which it is drafted. */
function isNamed({ kind, piece }: Piece, value: Json): boolean {
  if (value === null || value === undefined)
    return kind !== 'capacity' && !(kind === 'terms' && (piece === 'plans' || piece === 'vat'))
  if (kind === 'terms' && piece === 'areas') return Array.isArray(value)
  if (typeof value !== 'object') return false
  const key = {
    ...{ ingredient: 'id', coupon: 'id', 'closed-day': 'from', window: 'id', spot: 'id' },
  }[kind as string]
  return key === undefined || (value as Record<string, unknown>)[key] === piece
}

async function isPutIn(tx: PoolClient, value: Json): Promise<boolean> {
  const { source } = (value ?? {}) as { readonly source?: Json }
  return value === null || (typeof source === 'string' && (await hasPictures(tx, [source])))
}
