import * as z from 'zod/mini'
import type { FeedConfig } from '../../config/social-feed.ts'
import { errorName } from '../../error-code.ts'
import { bodyAtMost } from '../body.ts'
import { withDeadline } from '../deadline.ts'
import { type FeedEntry, FeedError, type FeedSource, type FeedWire } from './social-feed.ts'

const fields = 'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp'
const asked = '12'
const mostAnswerBytes = 512 * 1024
const mostPictureBytes = 10 * 1024 * 1024
const longestText = 160

const answer = z.object({ data: z.array(z.unknown()) })
const post = z.object({
  id: z.string().check(z.regex(/^\d{1,40}$/)),
  caption: z.optional(z.string()),
  media_type: z.enum(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']),
  media_url: z.optional(z.string()),
  thumbnail_url: z.optional(z.string()),
  permalink: z.string().check(z.regex(/^https:\/\/(www\.)?instagram\.com\/\S{1,200}$/)),
})

export function instagram(
  { token, user, apiUrl }: FeedConfig,
  { fetch = globalThis.fetch, timeout = 8000 }: Partial<FeedWire> = {},
): FeedSource {
  /** Reads a body up to a size. Addresses carry the token, so no error may hold one. */
  async function read(what: string, url: string, most: number, type: RegExp): Promise<Buffer> {
    try {
      return await withDeadline(timeout, async signal => {
        const response = await fetch(url, { signal, redirect: 'error' })
        if (!response.ok) throw new FeedError(`Instagram’s ${what} answered ${response.status}`)
        if (!type.test(response.headers.get('content-type') ?? ''))
          throw new FeedError(`Instagram’s ${what} is of another type`)
        const body = await bodyAtMost(response, most)
        if (!body) throw new FeedError(`Instagram’s ${what} is larger than ${most} bytes`)
        return body
      })
    } catch (error) {
      if (error instanceof FeedError) throw error
      throw new FeedError(`Instagram’s ${what} cannot be read: ${errorName(error)}`)
    }
  }

  return {
    async latest() {
      const query = new URLSearchParams({ fields, limit: asked, access_token: token })
      const url = `${apiUrl}/${user}/media?${query}`
      const body = await read('media', url, mostAnswerBytes, /json|javascript/)
      return entriesIn(body, new URL(apiUrl).origin)
    },
    picture: url => read('picture', url, mostPictureBytes, /^image\//),
  }
}

/** The posts that can be shown; it skips the others. */
function entriesIn(body: Buffer, origin: string): FeedEntry[] {
  const parsed = answer.safeParse(json(body))
  if (!parsed.success) throw new FeedError('Instagram’s media cannot be understood')
  return parsed.data.data.flatMap(entry => {
    const parsed = post.safeParse(entry)
    if (!parsed.success) return []
    const { id, caption, media_type, media_url, thumbnail_url, permalink } = parsed.data
    const pictureUrl = media_type === 'VIDEO' ? thumbnail_url : media_url
    if (!pictureUrl || !isInstagrams(pictureUrl, origin)) return []
    return [{ id, text: firstLine(caption ?? ''), href: permalink, pictureUrl }]
  })
}

function json(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}

/** This server fetches pictures from Instagram's hosts only, whatever an answer says. */
function isInstagrams(picture: string, origin: string): boolean {
  const url = URL.parse(picture)
  if (!url) return false
  const isTheirs = /\.(cdninstagram\.com|fbcdn\.net)$/.test(url.hostname)
  return (url.protocol === 'https:' && isTheirs) || url.origin === origin
}

function firstLine(caption: string): string {
  const line = caption.split(/[\r\n]/).find(text => text.trim() !== '') ?? ''
  const words = [...line.replace(/\p{Cc}/gu, ' ').trim()]
  return words.length > longestText
    ? `${words.slice(0, longestText - 1).join('')}…`
    : words.join('')
}
