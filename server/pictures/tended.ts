import type { ChildProcess } from 'node:child_process'
import type { Pool } from 'pg'
import type { Mark } from '#shop/shop-data/mark.ts'
import { coalesced } from '../coalesced.ts'
import { bytesOf, printOfMark } from './mark.ts'
import { closeUpsIn, putInUntil } from './picture-sources.ts'
import { imagesVersion, placeMark } from './pictures.ts'
import { placeLivePictures } from './placed-live.ts'
import { sizePicturesApart } from './sized-apart.ts'

type Tending = {
  readonly db: Pool
  readonly dataDir: string
  /** What icons are drawn from. */
  readonly mark: () => Mark
  readonly log: (error: unknown, message: string) => void
}

/** Milliseconds between two looks at what releases put up, and at the owner's mark. */
const pace = 3000

/**
 * Keeps this node's pictures as releases and imports have them, and its icons as the owner has the mark.
 * Their version changes once all sizes are made, so that no browser keeps a size of the old picture
 * under the name of the new one.
 */
export async function tendPictures({ db, dataDir, mark, log }: Tending) {
  // Also where another node that shares the folder was first.
  async function place(): Promise<string> {
    const [live, own] = [await placeLivePictures(db, dataDir), mark()]
    await placeMark(dataDir, bytesOf(own))
    // An import puts its pictures into the folder by itself.
    return `${live} ${printOfMark(own)} ${await putInUntil(dataDir)}`
  }
  let seen = await place()
  let version = await imagesVersion(dataDir)
  let closeUps = await closeUpsIn(dataDir)
  const children = new Set<ChildProcess>()
  let isStopped = false
  const look = coalesced(async () => {
    const shown = await place()
    if (shown === seen || isStopped) return
    await sizePicturesApart(dataDir, child => {
      children.add(child)
      child.once('exit', () => children.delete(child))
    })
    if (isStopped) return
    // Both at once: a page names no picture under the version before it.
    const [slugs, made] = await Promise.all([closeUpsIn(dataDir), imagesVersion(dataDir)])
    closeUps = slugs
    version = made
    seen = shown
  })
  const timer = setInterval(() => {
    look().catch(error => log(error, 'the pictures could not be put up'))
  }, pace)
  timer.unref()
  return {
    version: () => version,
    closeUps: () => closeUps,
    stop() {
      isStopped = true
      clearInterval(timer)
      for (const child of children) child.kill()
    },
  }
}
