import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { unfinished } from '../whole-files.ts'
import { pictureGroups, takenAway } from './picture-sources.ts'
import { iconFolder } from './pictures.ts'

/** The pictures that cannot be made anew, as paths with slashes: sizes are made from their sources. */
export async function archivedPictures(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'pictures')
  const all = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing)
  return all
    .filter(entry => entry.isFile() && !entry.name.endsWith(unfinished))
    .map(({ parentPath, name }) => relative(dataDir, join(parentPath, name)).split(sep).join('/'))
    .filter(path => !isMade(path))
    .sort()
}

function isMade(path: string): boolean {
  const [, group = '', , name = ''] = path.split('/')
  return (
    group === iconFolder ||
    (group in pictureGroups && !name.startsWith('source.') && name !== takenAway)
  )
}

function unlessMissing(error: NodeJS.ErrnoException): [] {
  if (error.code !== 'ENOENT') throw error
  return []
}
