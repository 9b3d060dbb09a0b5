/** Whether If-None-Match names what would be sent; weak tags, as compressing proxies make, count too (RFC 9110). */
export function isKnownTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true
  return ifNoneMatch?.match(/"[^"]*"/g)?.includes(etag) ?? false
}
