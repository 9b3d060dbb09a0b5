import { join } from 'node:path'
import * as z from 'zod/mini'
import { forgetPictures, hasPicture, makePicture } from '../../pictures/feed-pictures.ts'
import { readIfThere } from '../../pictures/picture-sources.ts'
import { replace } from '../../whole-files.ts'
import type { FeedPost, FeedSource, SocialFeed } from './social-feed.ts'

const mostShown = 6
/** Milliseconds until the feed is read again, and until another try after a failure. */
const lasting = 60 * 60 * 1000
const pause = 5 * 60 * 1000

const keptShape = z.object({
  at: z.number(),
  posts: z.array(
    z.object({
      id: z.string().check(z.regex(/^\d{1,40}$/)),
      text: z.string(),
      href: z.string().check(z.regex(/^https:\/\//)),
    }),
  ),
})
type Kept = z.infer<typeof keptShape>

/** The feed in memory and in the data folder: no page waits for the service, it shows what was read last. */
export function feedMemory(
  source: FeedSource,
  { dataDir, clock = Date.now }: { dataDir: string; clock?: () => number },
): SocialFeed {
  const file = join(dataDir, 'social-feed.json')
  let loading: Promise<Kept> | null = null
  let running: Promise<void> | null = null
  let nextTry = 0

  async function refresh(): Promise<void> {
    const posts = await withPictures(source, dataDir)
    const feed = { at: clock(), posts }
    loading = Promise.resolve(feed)
    await replace(file, JSON.stringify(feed))
    await forgetPictures(dataDir, new Set(posts.map(({ id }) => id)), clock())
  }

  function refreshBehind(tell: (error: unknown) => void): void {
    nextTry = clock() + pause
    running ??= refresh()
      .catch(tell)
      .finally(() => {
        running = null
      })
  }

  return {
    async posts(tell) {
      loading ??= readKept(file)
      const { at, posts } = await loading
      const age = clock() - at
      if ((age > lasting || age < 0) && clock() >= nextTry) refreshBehind(tell)
      return posts
    },
    async settled() {
      await running
    },
  }
}

/** The newest posts whose picture can be shown; throws where there are posts but no picture. */
async function withPictures(source: FeedSource, dataDir: string): Promise<FeedPost[]> {
  const posts: FeedPost[] = []
  let failure: unknown = null
  for (const { pictureUrl, ...post } of await source.latest()) {
    if (posts.length === mostShown) break
    try {
      if (!(await hasPicture(dataDir, post.id)))
        await makePicture(dataDir, post.id, await source.picture(pictureUrl))
      posts.push(post)
    } catch (error) {
      failure = error
    }
  }
  if (failure && posts.length === 0) throw failure
  return posts
}

/** What an earlier process read; empty where the file is missing or cannot be read. */
async function readKept(file: string): Promise<Kept> {
  try {
    return keptShape.parse(JSON.parse(String(await readIfThere(file))))
  } catch {
    return { at: 0, posts: [] }
  }
}
