/** A picture of the shop's social account, kept on this server under its id. */
export type FeedPost = {
  /** Also the name of its picture in the group "feed". */
  readonly id: string
  /** One line; '' where the post has none. */
  readonly text: string
  /** Where the post stands, for people. */
  readonly href: string
}

/** A post as the service tells it; its picture is still there. */
export type FeedEntry = FeedPost & { readonly pictureUrl: string }

/** The service itself. Both throw `FeedError` where it is away, slow, or answers what nobody can read. */
export interface FeedSource {
  /** Newest first. */
  latest(): Promise<FeedEntry[]>
  picture(url: string): Promise<Buffer>
}

export class FeedError extends Error {}

/** What the shop shows of its social account. */
export interface SocialFeed {
  /**
   * What is known, at once; what is older than an hour is read anew behind. `tell` hears what went
   * wrong there.
   */
  posts(tell: (error: unknown) => void): Promise<readonly FeedPost[]>
  /** Resolves when what runs behind is done. */
  settled(): Promise<void>
}

export type FeedWire = {
  readonly fetch: typeof fetch
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** How long an answer may take, in milliseconds. */
  readonly timeout: number
}
