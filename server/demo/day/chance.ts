import { createHash } from 'node:crypto'

/** From 0 up to 1, and the same for the same words: a day that is made again becomes the same day. */
export function chance(...words: readonly (string | number)[]): number {
  const digest = createHash('sha256').update(words.join(' ')).digest()
  return digest.readUInt32BE(0) / 2 ** 32
}

export function oneOf<Item>(items: readonly Item[], ...words: readonly (string | number)[]): Item {
  const item = items[Math.floor(chance(...words) * items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}
