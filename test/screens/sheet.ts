import sharp from 'sharp'

const gap = 16
const label = 28
/** Screens beside and below each other in one picture. */
const shape = {
  phone: { across: 8, width: 220, height: 560 },
  tablet: { across: 5, width: 360, height: 560 },
  desktop: { across: 4, width: 460, height: 560 },
}
const rows = 2

/** Pictures that show many screens at once, as many as can still be judged. */
export async function contactSheet(
  pictures: readonly { name: string; picture: Buffer }[],
  kind: keyof typeof shape,
  file: string,
): Promise<void> {
  const { across, width, height } = shape[kind]
  const each = across * rows
  for (let start = 0; start < pictures.length; start += each) {
    const shown = pictures.slice(start, start + each)
    const tiles = await Promise.all(
      shown.map(async ({ name, picture }, index) => ({
        input: await tile(name, picture, width, height),
        left: gap + (index % across) * (width + gap),
        top: gap + Math.floor(index / across) * (height + label + gap),
      })),
    )
    const sheet = {
      width: gap + across * (width + gap),
      height: gap + Math.ceil(shown.length / across) * (height + label + gap),
      channels: 3 as const,
      background: '#888888',
    }
    await sharp({ create: sheet })
      .composite(tiles)
      .jpeg({ quality: 80 })
      .toFile(`${file}-${start / each + 1}.jpg`)
  }
}

async function tile(name: string, picture: Buffer, width: number, height: number): Promise<Buffer> {
  const shown = await sharp(picture).resize(width).toBuffer({ resolveWithObject: true })
  const cut = await sharp(shown.data)
    .extract({ left: 0, top: 0, width, height: Math.min(height, shown.info.height) })
    .toBuffer()
  const words = `<svg width="${width}" height="${label}"><rect width="100%" height="100%" fill="#222"/><text x="8" y="19" font-family="sans-serif" font-size="14" fill="#fff">${name}</text></svg>`
  return sharp({ create: { width, height: height + label, channels: 3, background: '#666666' } })
    .composite([
      { input: Buffer.from(words), left: 0, top: 0 },
      { input: cut, left: 0, top: label },
    ])
    .png()
    .toBuffer()
}
