import type { PoolClient } from 'pg'
import { languages } from '#shop/language.ts'
import { fieldChanges, isSame, type Json } from '#shop/merge/merge.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { mayDraft, type Piece } from '#shop/publishing/release.ts'
import type { ReleaseLack } from '#shop/publishing/release-lack.ts'
import { inOneLanguage } from '#shop/shop-data/languages.ts'
import type { ActCall, Acted } from '../calls/desk-hook.ts'
import { deleteChange, releaseChanges, writeChanges } from '../db/release/changes.ts'
import { hasPictures } from '../db/release/pictures.ts'
import { lockRelease, type Release } from '../db/release/releases.ts'
import { dishFile, type ShopFolder } from '../folder/layout.ts'
import { slotOf } from '../folder/piece-kinds.ts'
import { isPiece, pieceOf } from '../folder/pieces.ts'
import { readStored } from '../folder/store.ts'
import { seesCost, sightOf, withCostOf } from './cost-sight.ts'
import { lookAt } from './draft-look.ts'
import { lackOf } from './lacks.ts'
import { mergedPiece, wholePiece } from './standard-words.ts'

export type Drafted = {
  readonly value: Json
  /** Fields that a colleague changed meanwhile; the value has them. */
  readonly others: readonly string[]
  /** Lacks of this thing, beside those of the whole release. */
  readonly lacks: readonly ReleaseLack[]
}

export type Draft = Piece & { readonly seen: Json; readonly value: Json }

type Written = {
  readonly drafted: readonly Drafted[]
  readonly wanted: ShopFolder
  readonly deed: Acted<unknown>['deed']
}

export async function writeDrafts(
  { tx, db, staff, now }: ActCall,
  releaseId: string,
  drafts: readonly Draft[],
): Promise<Written | DeskRefusal> {
  for (const { value, seen: _, ...piece } of drafts) {
    if (!mayDraft(staff.roles, piece.kind)) return refuseAtDesk('role-not-allowed')
    if (!isPiece(piece) || !slotOf(piece)?.takes(value)) return refuseAtDesk('piece-not-found')
    if (piece.kind === 'picture' && !(await isPutIn(tx, value)))
      return refuseAtDesk('piece-not-found')
  }
  const release = await openRelease(tx, releaseId)
  if ('refused' in release) return release
  const { shop } = await readStored(tx, db)
  const changesByName = new Map(
    (await releaseChanges(tx, releaseId)).map(change => [nameOf(change), change]),
  )
  const sight = sightOf(staff.roles)
  const done: { piece: Piece; seen: Json; before: Json; after: Json; theirs: Json }[] = []
  for (const { seen: sentSeen, value: sentValue, ...piece } of drafts) {
    const live = pieceOf(shop, piece)
    const change = changesByName.get(nameOf(piece))
    const theirs = change ? change.after : live
    const withCost = (sent: Json) =>
      piece.kind !== 'ingredient' || seesCost(staff.roles) ? sent : withCostOf(theirs, sent)
    const seen = withCost(sentSeen)
    const value = inOneLanguage(withCost(sentValue), shop.shop.languages ?? languages)
    const { value: after = null, conflicts } = mergedPiece(piece, seen, value, theirs)
    if (conflicts.length > 0)
      return refuseAtDesk('draft-changed', {
        fields: conflicts,
        theirs: sight(piece.kind, wholePiece(piece, theirs)),
        by: change?.changedBy ?? null,
      })
    const before = change ? change.before : live
    done.push({ piece, seen, before, after, theirs })
  }
  for (const { piece, before, after } of done)
    if (isSame(before, after)) await deleteChange(tx, releaseId, piece)
  const changed = done.filter(({ before, after }) => !isSame(before, after))
  const written = changed.map(({ piece, before, after }) => ({ ...piece, before, after }))
  await writeChanges(tx, releaseId, written, { staffId: staff.id, now: new Date(now) })
  const { problems, wanted } = lookAt(shop, await releaseChanges(tx, releaseId))
  const changes: Record<string, { from: null; to: string }> = {}
  const drafted = done.map(({ piece, seen, after, theirs }) => {
    const [whole, others] = [wholePiece(piece, after), wholePiece(piece, theirs)]
    const fields = fieldChanges(others, whole).map(({ field }) => field)
    changes[nameOf(piece)] = { from: null, to: fields.join(', ').slice(0, 400) }
    return {
      value: sight(piece.kind, whole),
      lacks: problems
        .filter(({ file }) => piece.kind !== 'dish' || file === dishFile(piece.piece))
        .map(lackOf),
      others: fieldChanges(wholePiece(piece, seen), others).map(({ field }) => field),
    }
  })
  return { drafted, wanted, deed: { subject: `release ${releaseId}`, changes } }
}

export async function openRelease(tx: PoolClient, id: string): Promise<Release | DeskRefusal> {
  const release = await lockRelease(tx, id)
  if (!release) return refuseAtDesk('release-not-found')
  return release.status === 'draft' ? release : refuseAtDesk('release-not-draft')
}

export function nameOf({ kind, piece }: Pick<Piece, 'kind' | 'piece'>): string {
  return `${kind} ${piece}`
}

async function isPutIn(tx: PoolClient, value: Json): Promise<boolean> {
  const { source } = (value ?? {}) as { readonly source?: Json }
  return value === null || (typeof source === 'string' && (await hasPictures(tx, [source])))
}
