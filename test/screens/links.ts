/** Every page of the shop that a link leads to, and every link on those: none may lead nowhere. */
export async function brokenLinks(shop: string, found: Iterable<string>): Promise<string[]> {
  const waiting = [...found]
  const known = new Set<string>()
  const broken: string[] = []
  for (let link = waiting.pop(); link; link = waiting.pop()) {
    const url = new URL(link)
    if (url.origin !== new URL(shop).origin || known.has(url.pathname)) continue
    // A file of one customer's own.
    if (url.pathname.endsWith('.ics')) continue
    known.add(url.pathname)
    const response = await fetch(url, { redirect: 'manual' })
    const text = await response.text()
    // Unknown paths lead home (§2): a link to one is as broken as a 404.
    const home = response.status >= 300 && response.headers.get('location') === '/'
    if (response.status >= 400 || home) broken.push(`broken link ${url.pathname}`)
    for (const [, href] of text.matchAll(/<a [^>]*href="(\/[^"#?]*)/g))
      waiting.push(new URL(href ?? '/', shop).href)
  }
  return broken
}
