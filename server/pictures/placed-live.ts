import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { pictureNamed, pictureShapes } from '#shop/publishing/picture.ts'
import { livePictures, pictureContent } from '../db/release/pictures.ts'
import { replace } from '../whole-files.ts'
import { isThere, placedByDemo, printOf, readIfThere, takenAway } from './picture-sources.ts'

/** The fingerprint of the picture that a release put here last: what an import put since then stays. */
const placedLive = 'placed-live.txt'

/** Copies what is shown by releases into this node's data folder; answers what that is, as one text. */
export async function placeLivePictures(db: Pool, dataDir: string): Promise<string> {
  const live = await livePictures(db)
  for (const [piece, hash] of live) {
    const named = pictureNamed(piece)
    if (!named) continue
    const folder = join(dataDir, 'pictures', named.group, named.name)
    if (String(await readIfThere(join(folder, placedLive))) === hash) continue
    const content = await pictureContent(db, hash)
    if (!content) continue
    const { format } = pictureShapes[named.group]
    await mkdir(folder, { recursive: true })
    await replace(join(folder, `source.${format}`), content)
    await rm(join(folder, format === 'jpg' ? 'source.png' : 'source.jpg'), { force: true })
    await replace(join(folder, placedLive), hash)
  }
  await removeUnplaced(dataDir, live)
  return [...live].join()
}

/** A second picture goes with its release; one that no release knows stays, as an import brought it. */
async function removeUnplaced(dataDir: string, live: ReadonlyMap<string, string>): Promise<void> {
  const all = join(dataDir, 'pictures', 'close-ups')
  for (const slug of await readdir(all).catch(() => [])) {
    if (live.has(`close-ups_${slug}`)) continue
    const placed = await readIfThere(join(all, slug, placedLive))
    const source = placed && (await shownNow(dataDir, `close-ups_${slug}`))
    if (!source || printOf(source) !== String(placed)) continue
    const folder = join(all, slug)
    const isDemo = await isThere(join(folder, placedByDemo))
    await rm(folder, { recursive: true, force: true })
    if (!isDemo) continue
    await mkdir(folder)
    await replace(join(folder, takenAway), '')
  }
}

/** What is shown at a place now, as it was put in; null: nothing is. */
export async function shownNow(dataDir: string, piece: string): Promise<Buffer | null> {
  const named = pictureNamed(piece)
  if (!named) return null
  const folder = join(dataDir, 'pictures', named.group, named.name)
  for (const source of ['source.jpg', 'source.png']) {
    const bytes = await readFile(join(folder, source)).catch(() => null)
    if (bytes) return bytes
  }
  return null
}
