import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleaned } from './cleaning.ts'

/** A picture with the place, the words and the colour profile that a camera notes. */
function noted(format: 'jpeg' | 'png' | 'webp') {
  return sharp({ create: { width: 400, height: 300, channels: 3, background: 'blue' } })
    .withIccProfile('p3')
    .withExif({
      IFD0: { Artist: 'Eleni Secret' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 58/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><x:Secret/></x:xmpmeta>')
    .toFormat(format)
    .toBuffer()
}

test.each(['jpeg', 'png', 'webp'] as const)(
  '13.41 of a %s nothing is kept that was noted beside the picture, and its colours become sRGB',
  async format => {
    const photo = await noted(format)
    const { exif, icc } = await sharp(photo).metadata()
    expect([exif, icc].every(Boolean)).toBe(true)
    for (const group of ['meals', 'categories'] as const) {
      const kept = await cleaned(photo, group, { x: 0.5, y: 0.5, zoom: 1 })
      if (typeof kept === 'string') throw new Error(kept)
      const { exif, icc, xmp, iptc, comments, space } = await sharp(kept).metadata()
      expect({ exif, icc, xmp, iptc, comments, space }).toEqual({ space: 'srgb' })
      expect(kept.includes('Secret')).toBe(false)
    }
  },
)
