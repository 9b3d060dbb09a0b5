import { createHash } from 'node:crypto'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { type Cut, pictureNamed, pictureShapes } from '#shop/publishing/picture.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { transaction } from '../db/database.ts'
import {
  deleteUnusedPictures,
  keepPicture,
  livePictures,
  pictureContent,
  writeLivePictures,
} from '../db/release/pictures.ts'
import { openDrafts } from '../db/release/releases.ts'
import { cleanedApart, isPhoto } from '../pictures/cleaned-apart.ts'
import { shownNow } from '../pictures/placed-live.ts'
import type { RunningShop } from '../running-shop.ts'
import { type DraftOf, draftOf } from './drafts.ts'

/** Milliseconds after which a picture is forgotten that nobody put into a release. */
const patience = 24 * 3_600_000

type PictureView = {
  readonly piece: string
  readonly width: number
  readonly height: number
  /** The fingerprint of what a release put there; null: a folder did, or nothing is there. */
  readonly live: { readonly source: string } | null
  readonly drafts: readonly DraftOf[]
}

/** A place for a picture: its shape, what is shown there and what releases would show. */
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

/**
 * Cuts a photo to the shape of its place and keeps it for a draft. What is shown there now is kept as
 * well, so that a release can be taken back. Nothing is kept of a photo that is refused.
 */
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
  const before = await shownNow(config.dataDir, piece)
  return transaction(db, async tx => {
    await deleteUnusedPictures(tx, new Date(at.getTime() - patience))
    const live = await livePictures(tx)
    if (before && !live.has(piece)) {
      const hash = printOf(before)
      await keepPicture(tx, { hash, content: before, staffId, now: at })
      await writeLivePictures(tx, new Map([...live, [piece, hash]]))
    }
    const source = printOf(content)
    await keepPicture(tx, { hash: source, content, staffId, now: at })
    return { source, live: live.get(piece) ?? (before ? printOf(before) : null) }
  })
}

/** A picture that was put in, or that is shown now. */
export async function pictureFile(
  { db, config }: Pick<RunningShop, 'db' | 'config'>,
  of: string,
): Promise<Buffer | null> {
  return /^[0-9a-f]{64}$/.test(of) ? pictureContent(db, of) : shownNow(config.dataDir, of)
}

function printOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
