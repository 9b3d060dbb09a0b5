import { createHash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

export type Measure = {
  readonly bytes: number
  /** PostgreSQL's text has one for each row, and writes a line's end within a value as \n. */
  readonly lines: number
  readonly checksum: string
}

const lineEnd = 0x0a

/** Passes everything on, measures it, and tells of each piece. */
export class Measured extends Transform {
  readonly #hash = createHash('sha256')
  readonly #tell: (bytes: number) => void
  #bytes = 0
  #lines = 0

  constructor(tell: (bytes: number) => void = () => {}) {
    super()
    this.#tell = tell
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk)
    this.#bytes += chunk.length
    for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, at + 1))
      this.#lines++
    this.#tell(chunk.length)
    done(null, chunk)
  }

  /** What went through; asked once, when nothing more comes. */
  measure(): Measure {
    return { bytes: this.#bytes, lines: this.#lines, checksum: this.#hash.digest('hex') }
  }
}
