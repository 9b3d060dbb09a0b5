export type FeedPost = {
  /** Also the name of its picture in the group "feed". */
  readonly id: string
  /** One line; '' where the post has none. */
  readonly text: string
  readonly href: string
}

export type FeedEntry = FeedPost & { readonly pictureUrl: string }

/** The service itself. Both throw `FeedError` where it does not answer or its answer cannot be read. */
export interface FeedSource {
  latest(): Promise<FeedEntry[]>
  picture(url: string): Promise<Buffer>
}

export class FeedError extends Error {}

export interface SocialFeed {
  /** The posts that are known, at once; a feed older than an hour is read again meanwhile. `tell` hears failures. */
  posts(tell: (error: unknown) => void): Promise<readonly FeedPost[]>
  settled(): Promise<void>
}

export type FeedWire = {
  readonly fetch: typeof fetch
  readonly clock: () => number
  readonly timeout: number
}
