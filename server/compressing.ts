import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipped } from 'node:zlib'

/** Packs with a window no larger than the body: brotli's own takes 8 MB of memory each time. */
export function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const window = Math.ceil(Math.log2(body.length + 16))
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, 10), 22),
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

export const gzip: (body: Buffer) => Promise<Buffer> = promisify(gzipped)
