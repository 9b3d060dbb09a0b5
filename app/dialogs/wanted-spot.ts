/** The company that a visitor signs up under: `/business/{spot}`, or `?spot=` on any page (§2, §6). */
export function wantedSpot({
  pathname,
  search,
}: {
  pathname: string
  search: string
}): string | undefined {
  const wanted = /^\/business\/([^/]+)\/?$/.exec(pathname)?.[1]
  const slug = wanted ?? new URLSearchParams(search).get('spot') ?? ''
  return /^[a-z0-9-]{1,80}$/.test(slug) ? slug : undefined
}
