import sharp from 'sharp'
import { type Cut, cutOf, type PictureGroup, pictureShapes } from '#shop/publishing/picture.ts'

/** Pixels of what is put in; more is a mistake, or meant to fill the memory. */
const mostPixels = 60_000_000
/** Pixels in each direction below which nobody recognises the dish. */
const leastSide = 200

export type Unclean = 'picture-pixels' | 'picture-small' | 'picture-broken'

/** A photo as the shop keeps it: upright, cut, of its place's size, without what a camera notes, such as where. */
export async function cleaned(
  photo: Buffer,
  group: PictureGroup,
  cut: Cut,
): Promise<Buffer | Unclean> {
  const shape = pictureShapes[group]
  // Only what the head of the file says: nothing is opened yet.
  const {
    width,
    height,
    orientation = 1,
  } = await sharp(photo, { limitInputPixels: false }).metadata()
  if (width * height > mostPixels) return 'picture-pixels'
  if (Math.min(width, height) < leastSide) return 'picture-small'
  const isTurned = orientation >= 5
  const upright = isTurned ? { width: height, height: width } : { width, height }
  const picture = sharp(photo, { limitInputPixels: mostPixels, failOn: 'warning', pages: 1 })
    .autoOrient()
    .extract(cutOf(upright, shape, cut))
    .resize(shape.width, shape.height, { fit: 'cover' })
    .toColourspace('srgb')
  return shape.format === 'png'
    ? picture.png({ compressionLevel: 9 }).toBuffer()
    : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 92, mozjpeg: true }).toBuffer()
}
