/** The one way to write a path: small letters but for an order’s id, no slash at the end, none doubled. */
export function canonicalPath(path: string): string {
  const segments = path.split('/').filter(Boolean).map(decoded)
  const small = segments.map(segment => segment.toLowerCase())
  const [first, second, orderId] = small
  if (first === 'account' && second === 'orders' && orderId) small[2] = segments[2] ?? orderId
  return `/${small.map(encodeURIComponent).join('/')}`
}

/** Pages that are the same for every id in their path: the browser loads what the id is about. */
const shells = [
  { of: /^\/account\/orders\/[^/]+$/, path: '/account/orders/-' },
  { of: /^\/business\/[^/]+\/report$/, path: '/business/-/report' },
] as const

/** The path under which a private page is rendered once for all ids; null: the page is no such one. */
export function shellPath(path: string): string | null {
  return shells.find(shell => shell.of.test(path))?.path ?? null
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
