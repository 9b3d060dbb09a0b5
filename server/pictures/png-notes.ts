/** The chunks that decide how a PNG looks. */
const drawn = new Set(
  'IHDR PLTE tRNS IDAT IEND cHRM gAMA iCCP sRGB cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
)
const signatureLength = 8
/** Length, name and checksum. */
const aroundChunk = 12

/**
 * The same PNG without what a camera or a program noted in it (Exif, XMP, texts, times), and without
 * what lies behind its end. It was opened before, so its lengths are right; a chunk that is cut off is left out.
 */
export function withoutNotes(png: Buffer): Buffer {
  const parts = [png.subarray(0, signatureLength)]
  for (let at = signatureLength; at + aroundChunk <= png.length; ) {
    const end = at + aroundChunk + png.readUInt32BE(at)
    const name = png.toString('latin1', at + 4, at + 8)
    if (drawn.has(name)) parts.push(png.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  return Buffer.concat(parts)
}
