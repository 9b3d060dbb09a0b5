import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

export type Page = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly body: Readonly<Record<Encoding, Buffer>>
}

/** Bytes of all kept pages, the compressed ones counted. All pages of the demo shop take 18 MB. */
const keptBytes = 64 * 1024 * 1024
/** Bytes that a page takes beside its bodies, its key and its headers. */
const aside = 2 * 1024

/** Rendered pages by what they were asked as. The least used go when there are too many bytes. */
export function pageMemory(most = keptBytes) {
  const pages = new LRUCache<string, Page>({ maxSize: most, sizeCalculation: bytesOf })
  const rendering = new Map<string, Promise<Page>>()

  return {
    /** A kept page, one that is being rendered, or null. */
    known(key: string): Page | Promise<Page> | null {
      return pages.get(key) ?? rendering.get(key) ?? null
    },

    /** Renders a page, once for all who wait for it, and keeps it unless it failed. */
    async keep(key: string, render: () => Promise<Page>): Promise<Page> {
      const begun = rendering.get(key)
      if (begun) return begun
      const made = render()
      rendering.set(key, made)
      try {
        const page = await made
        if (page.status < 400) pages.set(key, page)
        return page
      } finally {
        rendering.delete(key)
      }
    },
  }
}

/** Keys and headers count: a long address that leads elsewhere is kept with no body, but twice as text. */
function bytesOf({ body, headers }: Page, key: string): number {
  const texts = 2 * (key.length + JSON.stringify(headers).length)
  return body.br.length + body.gzip.length + body.identity.length + texts + aside
}
