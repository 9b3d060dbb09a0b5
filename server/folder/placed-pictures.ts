import { readFile, rm, stat } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { readIfThere } from '../pictures/picture-sources.ts'
import { copyWhole } from '../whole-files.ts'
import type { FolderPicture } from './pictures.ts'

type PictureChange = {
  readonly picture: FolderPicture
  readonly to: string
  /** Shown before people agree. */
  readonly says: string
}

/** New and changed pictures of a folder, with what each would replace. */
export async function pictureChanges(
  pictures: readonly FolderPicture[],
  dataDir: string,
): Promise<PictureChange[]> {
  const changes: PictureChange[] = []
  for (const picture of pictures) {
    const folder = join(dataDir, 'pictures', picture.group, picture.name)
    const to = join(folder, `source${extname(picture.path)}`)
    const held =
      (await readIfThere(join(folder, 'source.jpg'))) ??
      (await readIfThere(join(folder, 'source.png')))
    if (!held) changes.push({ picture, to, says: `${picture.file} is new` })
    else if (!held.equals(await readFile(picture.path)))
      changes.push({
        picture,
        to,
        says: `${picture.file} replaces ${await ageOf(to, picture.path)}`,
      })
  }
  return changes
}

async function ageOf(own: string, other: string): Promise<string> {
  const [held, given] = await Promise.all([stat(own).catch(() => null), stat(other)])
  if (!held || held.mtimeMs <= given.mtimeMs) return 'the shop’s'
  return `the shop’s, which is newer (${held.mtime.toISOString().slice(0, 10)})`
}

/** Copies each picture whole or not at all. */
export async function placeAll(changes: readonly PictureChange[]): Promise<void> {
  for (const { picture, to } of changes) {
    await copyWhole(picture.path, to)
    const other = to.endsWith('.jpg') ? 'source.png' : 'source.jpg'
    await rm(join(dirname(to), other), { force: true })
  }
}
