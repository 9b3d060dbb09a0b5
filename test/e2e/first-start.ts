import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { preparePictures } from '#server/pictures/sizing.ts'
import { swiftFolder } from '../database/swift-folder.ts'
import { startShop } from './shop.ts'

/**
 * Does once what a first start does for each walk: builds, makes the database with the demo in it, and
 * makes the pictures in all sizes. Each walk begins with a copy of the folder that this leaves.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(await swiftFolder(), 'gastra-first-start-'))
  // PostgreSQL runs as an unprivileged user where the walks run as root: let it in.
  await chmod(folder, 0o755)
  await preparePictures(folder, () => {})
  const shop = await startShop({ DATA_DIR: folder })
  await shop.stop()
  process.env.FIRST_START = folder
  return () => rm(folder, { recursive: true, force: true })
}
