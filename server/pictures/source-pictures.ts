import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pieceOfPicture } from '#shop/publishing/picture.ts'
import { isThere, pictureGroups } from './picture-sources.ts'

type OwnPicture = {
  /** As a draft names it: "meals_mousakas", "hero". */
  readonly piece: string
  /** As a folder names it: "meals/mousakas.jpg", "hero.jpg". */
  readonly file: string
  /** In the data folder. */
  readonly path: string
}

/** The pictures of a shop as they were put in, before their sizes were made. */
export async function sourcePictures(dataDir: string): Promise<OwnPicture[]> {
  const pictures: OwnPicture[] = []
  for (const group of Object.keys(pictureGroups)) {
    const folder = join(dataDir, 'pictures', group)
    for (const name of (await readdir(folder).catch(() => [])).sort())
      for (const source of ['source.jpg', 'source.png'] as const)
        if (await isThere(join(folder, name, source)))
          pictures.push({
            piece: pieceOfPicture({ group, name }),
            file: fileOf(group, name) + source.slice('source'.length),
            path: join(folder, name, source),
          })
  }
  return pictures
}

function fileOf(group: string, name: string): string {
  return group === 'hero' || group === 'not-found' ? name : `${group}/${name}`
}
