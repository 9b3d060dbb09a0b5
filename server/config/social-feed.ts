export type FeedConfig = {
  readonly token: string
  /** An account's number, or "me" for the token's own account. */
  readonly user: string
  readonly apiUrl: string
}

type Environment = {
  readonly INSTAGRAM_TOKEN?: string | undefined
  readonly INSTAGRAM_USER: string
  readonly INSTAGRAM_URL: string
}

export function readFeed({
  INSTAGRAM_TOKEN: token,
  INSTAGRAM_USER: user,
  INSTAGRAM_URL: url,
}: Environment): FeedConfig | null {
  return token ? { token, user, apiUrl: url.replace(/\/+$/, '') } : null
}
