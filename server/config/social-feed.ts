/** What reading the shop's own Instagram needs (§1, social photo feed). */
export type FeedConfig = {
  readonly token: string
  /** Whose pictures: an account's number, or "me" for the token's own. */
  readonly user: string
  /** Without a slash at its end. */
  readonly apiUrl: string
}

type Environment = {
  readonly INSTAGRAM_TOKEN?: string | undefined
  readonly INSTAGRAM_USER: string
  readonly INSTAGRAM_URL: string
}

/** Instagram with its token, else nothing: the home page shows the shop's own pictures. */
export function readFeed({
  INSTAGRAM_TOKEN: token,
  INSTAGRAM_USER: user,
  INSTAGRAM_URL: url,
}: Environment): FeedConfig | null {
  return token ? { token, user, apiUrl: url.replace(/\/+$/, '') } : null
}
