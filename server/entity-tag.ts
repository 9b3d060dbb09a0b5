/**
 * Whether the tags of an If-None-Match header name what would be sent now. A proxy that compresses
 * makes tags weak, and a weak one counts as well (RFC 9110).
 */
export function isKnownTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true
  return ifNoneMatch?.match(/"[^"]*"/g)?.includes(etag) ?? false
}
