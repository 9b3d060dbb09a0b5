import { LRUCache } from 'lru-cache'
import { brotli, gzip } from '../compressing.ts'

type Packing = 'br' | 'gzip' | 'identity'

/** An answer of the share variant as it travels, packed when somebody first asks for it so. */
export type PackedAnswer = {
  /** Of the shop that gave it. */
  readonly version: string
  /** When it was made, in minutes since 1970. */
  readonly minute: number
  readonly packed: Partial<Record<Packing, Buffer>> & { readonly identity: Buffer }
}

/** Bytes of all kept answers. The lists of the demo shop take 4 MB in all filters that pages ask for. */
const keptBytes = 16 * 1024 * 1024
/** Bytes that an answer takes beside its bodies. */
const aside = 1024
/** Packing less saves nothing. */
const leastPacked = 1024
const brotliQuality = 5

/** Answers that are the same for all visitors, by what was asked. The least used go. */
export function answerMemory(most = keptBytes) {
  const answers = new LRUCache<string, PackedAnswer>({ maxSize: most, sizeCalculation: bytesOf })
  return {
    known: (asked: string) => answers.get(asked) ?? null,

    keep(asked: string, answer: PackedAnswer): void {
      answers.set(asked, answer)
    },

    /** The body in that packing, or as it is where packing saves nothing. */
    async bodyOf(asked: string, answer: PackedAnswer, packing: Packing): Promise<Packed> {
      const { identity } = answer.packed
      if (packing === 'identity' || identity.length < leastPacked)
        return { packing: 'identity', body: identity }
      const made = answer.packed[packing]
      if (made) return { packing, body: made }
      const body = await packers[packing](identity)
      answer.packed[packing] = body
      // Its size changed.
      if (answers.peek(asked) === answer) answers.set(asked, answer)
      return { packing, body }
    },
  }
}

type Packed = { readonly packing: Packing; readonly body: Buffer }

const packers = { br: (body: Buffer) => brotli(body, brotliQuality), gzip }

function bytesOf({ packed: { identity, br, gzip } }: PackedAnswer, asked: string): number {
  return identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 2 * asked.length + aside
}
