import { constants, existsSync } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { size } from '../backup/progress.ts'
import type { Config } from '../config/config.ts'
import { buildFolder, deskFolder, pagesFolder, stampFile } from '../pages/build.ts'
import { type CheckResult, examined, type Finding } from './finding.ts'

/** Bytes of room below which the page says so, and below which a picture or a backup may not fit. */
const room = { little: 5e9, tooLittle: 5e8 }

/** The build, the folder with the shop's files, and the room on its disk. */
export function examineMachine({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding[]> {
  return Promise.all([
    examined('build', build, 'npm run build'),
    examined(
      'files',
      () => files(dataDir),
      'choose another folder with DATA_DIR, or let this user write there',
    ),
  ])
}

async function build(): Promise<CheckResult> {
  const parts = {
    pages: join(pagesFolder, 'server', 'index.js'),
    scripts: join(pagesFolder, 'client'),
    'staff room': join(deskFolder, 'index.html'),
    server: join(buildFolder, 'shop', 'main.js'),
  }
  const missing = Object.entries(parts).flatMap(([part, path]) => (existsSync(path) ? [] : [part]))
  if (!existsSync(stampFile))
    return { state: 'look', says: 'nothing is built yet; npm start builds it first' }
  if (missing.length > 0) throw new Error(`${buildFolder} lacks ${missing.join(', ')}`)
  const { mtime } = await stat(stampFile)
  return { state: 'fine', says: `whole, of ${mtime.toISOString().slice(0, 16)}Z` }
}

async function files(dataDir: string): Promise<CheckResult> {
  if (!existsSync(dataDir))
    return { state: 'look', says: `${dataDir} is not there yet; the first start makes it` }
  await access(dataDir, constants.W_OK)
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const says = `${dataDir}, ${size(free)} free`
  if (free >= room.little) return { state: 'fine', says }
  const state = free < room.tooLittle ? 'wrong' : 'look'
  return { state, says, todo: 'make room on this disk: orders stop when it is full' }
}
