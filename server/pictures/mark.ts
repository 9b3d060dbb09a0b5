import { createHash } from 'node:crypto'
import type { Brand } from '#shop/shop-data/brand.ts'
import type { Mark } from '#shop/shop-data/mark.ts'
import type { ShopData } from '#shop/shop-data/shop-data.ts'
import letters from './letters.json' with { type: 'json' }
import { readSvg } from './safe-svg.ts'

export type Marked = Pick<ShopData, 'brand' | 'logo' | 'icon'>

/** The program's green, as long as a shop has no colours of its own. */
const ownGreen = '#2f5d3a'
/** From here on a logo is a word, which stands for the name beside it. */
const wordFrom = 1.6

/** What stands beside the shop's name. */
export function logoOf({ logo, icon, brand }: Marked): Mark {
  return logo ?? icon ?? firstLetter(brand, 15)
}

/** What tabs, home screens and mails show in a square, in which a word could not be read. */
export function iconOf(marked: Marked): Mark {
  const { logo, icon, brand } = marked
  return icon ?? (logo && !isWord(marked) ? logo : firstLetter(brand, 0))
}

/** Whether the logo is the shop's name written out. */
export function isWord(marked: Marked): boolean {
  const { width, height } = shapeOf(logoOf(marked))
  return width / height >= wordFrom
}

/** As a file holds it. */
export function bytesOf(mark: Mark): Buffer {
  return 'svg' in mark ? Buffer.from(mark.svg) : Buffer.from(mark.png, 'base64')
}

/** One kind of file under one address: a PNG is wrapped, which also keeps its shape in any box. */
export function asSvg(mark: Mark): string {
  if ('svg' in mark) return mark.svg
  const { width, height } = shapeOf(mark)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${mark.png}"/></svg>`
}

/** In units of its own. */
function shapeOf(mark: Mark): { width: number; height: number } {
  if ('svg' in mark) {
    const read = readSvg(mark.svg)
    return typeof read === 'string' ? { width: 1, height: 1 } : read
  }
  const head = bytesOf(mark)
  if (head.length < 24) return { width: 1, height: 1 }
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
}

/** The fingerprint of a drawing. */
export function printOfMark(mark: Mark): string {
  return createHash('sha256').update(bytesOf(mark)).digest('hex')
}

/**
 * The first letter of the shop's Greek name on its colour. Its outline is kept here (letters.json, from
 * Literata, whose licence is in ui/fonts): a machine that draws icons may have no font.
 */
function firstLetter({ name, colours }: Brand, round: number): Mark {
  const paths: Readonly<Record<string, string>> = letters
  const signs = `${name.el}${name.en}`.normalize('NFD').toUpperCase()
  const letter = [...signs].find(sign => Object.hasOwn(paths, sign))
  const outline = letter ? paths[letter] : 'M32 18A14 14 0 1 0 32 46A14 14 0 1 0 32 18Z'
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round}" fill="${colours?.light.main ?? ownGreen}"/><path fill="#fff" d="${outline}"/></svg>`,
  }
}
