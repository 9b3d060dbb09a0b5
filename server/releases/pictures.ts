import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { type Cut, pictureNamed, pictureShapes } from '#shop/publishing/picture.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { transaction } from '../db/database.ts'
import { lockCatalogue } from '../db/meal/catalogue-writing.ts'
import { openDrafts } from '../db/release/changes.ts'
import {
  addLivePicture,
  deleteUnusedPictures,
  keepPicture,
  livePictures,
  pictureContent,
} from '../db/release/pictures.ts'
import { cleanedApart, isPhoto } from '../pictures/cleaned-apart.ts'
import { shownNow } from '../pictures/placed-live.ts'
import type { RunningShop } from '../running-shop.ts'
import { type DraftOf, draftOf } from './drafts.ts'

/** Milliseconds after which an unused picture is deleted. */
const patience = 24 * 3_600_000

type PictureView = {
  readonly piece: string
  readonly width: number
  readonly height: number
  /** The picture that a release put there; null: none, or an import did. */
  readonly live: { readonly source: string } | null
  readonly drafts: readonly DraftOf[]
}

/** A picture's place: its shape, the live picture, and drafts. */
export async function pictureOne(
  { db }: StaffCall,
  { piece }: { piece: string },
): Promise<PictureView | DeskRefusal> {
  const named = pictureNamed(piece)
  if (!named) return refuseAtDesk('piece-not-found')
  const { width, height } = pictureShapes[named.group]
  const source = (await livePictures(db)).get(piece)
  const drafts = await openDrafts(db, 'picture', piece)
  return {
    piece,
    width,
    height,
    live: source ? { source } : null,
    drafts: drafts.map(draft => draftOf(draft)),
  }
}

type PutIn = { readonly piece: string; readonly cut: Cut; readonly photo: Buffer }

/** Cuts a photo for a draft and keeps the live one for a revert; of a refused photo nothing is kept. */
export async function putIn(
  { db, config, now }: Pick<RunningShop, 'db' | 'config' | 'now'>,
  staffId: string,
  { piece, cut, photo }: PutIn,
): Promise<{ readonly source: string; readonly live: string | null } | DeskRefusal> {
  const named = pictureNamed(piece)
  if (!named) return refuseAtDesk('piece-not-found')
  if (!isPhoto(photo)) return refuseAtDesk('picture-format')
  const content = await cleanedApart(photo, named.group, cut)
  if (typeof content === 'string') return refuseAtDesk(content)
  const at = new Date(now())
  const shown = await shownNow(config.dataDir, piece)
  return transaction(db, async tx => {
    await deleteUnusedPictures(tx, new Date(at.getTime() - patience))
    const live = await keepShown(tx, { piece, shown, staffId, now: at })
    const source = printOf(content)
    await keepPicture(tx, { hash: source, content, staffId, now: at })
    return { source, live }
  })
}

/** Keeps the picture that is shown now, so that a draft can take it away and a revert bring it back. */
export async function keepForRevert(
  { db, config, now }: Pick<RunningShop, 'db' | 'config' | 'now'>,
  staffId: string,
  piece: string,
): Promise<{ readonly live: string | null } | DeskRefusal> {
  if (!pictureNamed(piece)) return refuseAtDesk('piece-not-found')
  const shown = await shownNow(config.dataDir, piece)
  const kept = { piece, shown, staffId, now: new Date(now()) }
  return { live: await transaction(db, tx => keepShown(tx, kept)) }
}

type Shown = { piece: string; shown: Buffer | null; staffId: string; now: Date }

/** The fingerprint of what is live; a picture of an import becomes live here. */
async function keepShown(
  tx: PoolClient,
  { piece, shown, staffId, now }: Shown,
): Promise<string | null> {
  // A release that goes live meanwhile would write back what it read before.
  await lockCatalogue(tx)
  const known = (await livePictures(tx)).get(piece)
  if (known) return known
  if (!shown) return null
  const hash = printOf(shown)
  await keepPicture(tx, { hash, content: shown, staffId, now })
  await addLivePicture(tx, piece, hash)
  return hash
}

export async function pictureFile(
  { db, config }: Pick<RunningShop, 'db' | 'config'>,
  of: string,
): Promise<Buffer | null> {
  return /^[0-9a-f]{64}$/.test(of) ? pictureContent(db, of) : shownNow(config.dataDir, of)
}

function printOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
