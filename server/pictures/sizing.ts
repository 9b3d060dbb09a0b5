import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { replace } from '../whole-files.ts'
import { makeIcons } from './icons.ts'
import { type Format, type Picture, pictureGroups } from './picture-sources.ts'
import { digest, hasIcons, madeFrom, placePictures, unsized } from './pictures.ts'

/** Copies the demo's pictures and makes their sizes. Only a first start takes long, some 25 seconds of one core. */
export async function preparePictures(
  dataDir: string,
  log: (line: string) => void,
  demo?: string,
): Promise<void> {
  await placePictures(dataDir, demo)
  await sizePictures(dataDir, log)
}

/** Makes the sizes of the pictures that are new or changed, and the icons. */
export async function sizePictures(dataDir: string, log: (line: string) => void): Promise<void> {
  const changed = await unsized(dataDir)
  if (changed.length > 0) log(`Preparing ${changed.length} pictures in all their sizes, once …`)
  // Every page asks for them.
  if (!(await hasIcons(dataDir))) await makeIcons(dataDir)
  for (const picture of changed) {
    // One that cannot be read keeps no other from its sizes.
    await makeSizes(picture).catch((error: Error) =>
      log(`The picture ${picture.group}/${picture.name} cannot be read: ${error.message}`),
    )
  }
}

async function makeSizes({ group, folder, source }: Picture): Promise<void> {
  // Leaves the other cores to visitors.
  sharp.concurrency(1)
  const { widths, formats, avifUpTo = Number.POSITIVE_INFINITY } = pictureGroups[group]
  const { data, info } = await sharp(source).raw().toBuffer({ resolveWithObject: true })
  for (const width of widths) {
    const sized = await sharp(data, { raw: info })
      // A smaller source is served as it is, not blown up.
      .resize(width, null, { withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (const format of formats) {
      if (format === 'avif' && width > avifUpTo) continue
      const picture = encode(sharp(sized.data, { raw: sized.info }), format, width)
      await replace(join(folder, `${width}.${format}`), await picture.toBuffer())
    }
  }
  await replace(join(folder, madeFrom), digest(source))
}

function encode(picture: Sharp, format: Format, width: number): Sharp {
  if (format === 'png') return picture.png({ palette: true, quality: 90 })
  if (format === 'jpg') return picture.jpeg({ quality: 78, progressive: true })
  if (format === 'webp') return picture.webp({ quality: 76, alphaQuality: 90, effort: 2 })
  // More effort for the large ones would take most of the time and save a tenth of their bytes.
  return picture.avif({ quality: 50, effort: width > 480 ? 0 : 1 })
}
