import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { projectFolder } from '#server/folders.ts'
import { hasIcons } from '#server/pictures/pictures.ts'
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
  const build = promisify(execFile)(process.execPath, ['build.ts'], { cwd: projectFolder })
  await Promise.all([build, preparePictures(folder, () => {})])
  const shop = await startShop({ DATA_DIR: folder })
  for (let waited = 0; waited < 600 && !(await hasIcons(folder)); waited += 1) await setTimeout(100)
  await shop.stop()
  process.env.FIRST_START = folder
  return () => rm(folder, { recursive: true, force: true })
}
