import type { ServerBuild } from 'react-router'
import { canonicalPath, shellPath } from '#shop/page-path.ts'
import { routeFinder } from './route-finder.ts'

/** A page, or another address that the request leads to. */
export type PageRequest = RequestedPage | { readonly leadsTo: string; readonly status: 302 | 308 }

export type RequestedPage = {
  readonly path: string
  /** Path and search by which the router renders it and by which it is kept. */
  readonly url: string
}

/** Where a path that no page has leads: home, which says so (§2). */
export const notFound = '/?not-found=1'

/** Which page a request asks for; nothing else of it reaches the page. Other spellings lead to the canonical path. */
export function pageReader({ routes }: Pick<ServerBuild, 'routes'>): (url: URL) => PageRequest {
  const routeIds = routeFinder(routes)

  return ({ pathname, search, searchParams }) => {
    const typed = pathname.replace(/(?<=\/)_\.data$|\.data$/, '')
    const isData = typed !== pathname
    const path = canonicalPath(typed)
    const ids = routeIds(path)
    if (isData) {
      const shown = ids ? (shellPath(path) ?? path) : '/not-found'
      return { path: shown, url: dataUrl(shown, ids ?? [], searchParams.get('_routes')) }
    }
    if (!ids) return { leadsTo: notFound, status: 302 }
    if (path !== pathname) return { leadsTo: path + search, status: 308 }
    if (path === '/' && searchParams.has('not-found')) return { path, url: notFound }
    const known = shellPath(path) ?? path
    return { path: known, url: known }
  }
}

/** The router asks for the data of some routes of a page, or of all; it names no others. */
function dataUrl(path: string, ids: readonly string[], named: string | null): string {
  const data = path === '/' ? '/_.data' : `${path}.data`
  const asked = ids.filter(id => named?.split(',').includes(id))
  if (asked.length === 0 || asked.length === ids.length) return data
  return `${data}?${new URLSearchParams({ _routes: asked.join(',') })}`
}
