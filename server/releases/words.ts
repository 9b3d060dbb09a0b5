import * as z from 'zod/mini'
import type { Json } from '#shop/staff-room/merge.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/staff-room/refusal.ts'
import type { Piece } from '#shop/staff-room/release.ts'
import { defaultTexts } from '../catalogue/default-texts.ts'
import { defaultBrand, shopDataSchemas } from '../catalogue/shop-data.ts'
import { legalEntity } from '../config/legal-entity.ts'
import { notePresence } from '../db/staff-room/presence.ts'
import { lastChanges, liveChanges, openDrafts } from '../db/staff-room/releases.ts'
import { type SaidName, saidNames } from '../folder/layout.ts'
import { isPiece, pieceOf } from '../folder/pieces.ts'
import { readStored } from '../folder/store.ts'
import type { StaffCall } from '../staff/desk-hook.ts'
import { type DraftOf, draftOf } from './food.ts'

type TextRow = {
  readonly name: SaidName
  /** Whether the shop says it in words of its own. */
  readonly isOwn: boolean
  readonly drafts: number
  /** Who changed it last by a release, and when that went live. */
  readonly last: { readonly by: string; readonly at: string } | null
}

/** All that the shop says, and who said it last. */
export async function wordsCollection({ db }: StaffCall): Promise<TextRow[]> {
  const { shop } = await readStored(db)
  const drafts = Map.groupBy(await openDrafts(db, 'text', null), ({ piece }) => piece)
  const last = await lastChanges(db, 'text')
  return saidNames.map(name => {
    const change = last.get(name)
    return {
      name,
      isOwn: shop.said[name] !== undefined,
      drafts: drafts.get(name)?.length ?? 0,
      last: change ? { by: change.by, at: change.at.toISOString() } : null,
    }
  })
}

type TextView = {
  readonly name: SaidName
  /** What the shop says in place of the program's own; null: nothing. */
  readonly live: Json
  /** The program's own words. */
  readonly standard: Json
  /** Whether a part that is left out stays the program's own. */
  readonly isPartial: boolean
  readonly drafts: readonly DraftOf[]
}

/** One text with its drafts. */
export async function wordsOne({ db }: StaffCall, { name }: { name: SaidName }): Promise<TextView> {
  const { shop } = await readStored(db)
  return {
    name,
    live: pieceOf(shop, { kind: 'text', piece: name }),
    standard: standardOf(name),
    isPartial: z.safeParse(shopDataSchemas[name] as z.ZodMiniType, {}).success,
    drafts: (await openDrafts(db, 'text', name)).map(draftOf),
  }
}

function standardOf(name: SaidName): Json {
  if (name === 'brand') return { name: defaultBrand.name }
  if (name === 'legal') return { ...legalEntity }
  // The notes of the program's own files are for its editors.
  const { note: _, ...words } = defaultTexts[name] as unknown as Readonly<Record<string, Json>>
  return words
}

type Version = {
  readonly releaseId: string
  readonly releaseName: string
  readonly liveAt: string
  readonly changedBy: string
  readonly before: Json
  readonly after: Json
}

/** Who made what of a thing, and when it went live; the last first. */
export async function pieceHistory(
  { db }: StaffCall,
  piece: Piece,
): Promise<Version[] | DeskRefusal> {
  if (!isPiece(piece)) return refuseAtDesk('piece-not-found')
  const changes = await liveChanges(db, piece)
  return changes.map(({ releaseId, releaseName, liveAt, changedBy, liveBefore, liveAfter }) => ({
    ...{ releaseId, releaseName, changedBy },
    liveAt: liveAt.toISOString(),
    before: liveBefore,
    after: liveAfter,
  }))
}

/** Says that this person has a thing open, and answers who else has. */
export async function piecePresence(
  { db, staff, now }: StaffCall,
  piece: Piece,
): Promise<{ others: string[] } | DeskRefusal> {
  if (!isPiece(piece)) return refuseAtDesk('piece-not-found')
  const subject = `${piece.kind} ${piece.piece}`
  return { others: await notePresence(db, { subject, staffId: staff.id, now }) }
}
