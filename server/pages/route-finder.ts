import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Page = { readonly segments: readonly string[]; readonly ids: readonly string[] }

/**
 * Finds the routes of a path, the outermost first, as the router does; null where no page has it. The
 * router's own search orders all routes anew each time, a millisecond for an address that somebody
 * invented. It takes paths as canonicalPath writes them, and routes of fixed words and parameters.
 */
export function routeFinder(routes: Routes): (path: string) => readonly string[] | null {
  const pages = pagesIn(routes, undefined, { segments: [], ids: [] }).toSorted(mostFixedFirst)

  return path => {
    const segments = segmentsOf(path)
    return pages.find(page => isAt(page, segments))?.ids ?? null
  }
}

function pagesIn(routes: Routes, parentId: string | undefined, parent: Page): Page[] {
  return Object.values(routes).flatMap(route => {
    if (!route || route.parentId !== parentId || route.path === '*') return []
    const { id, path = '' } = route
    if (/[?*]/.test(path)) throw new Error(`the page ${path} has a path that is not looked up here`)
    const page = { segments: [...parent.segments, ...segmentsOf(path)], ids: [...parent.ids, id] }
    const inner = pagesIn(routes, id, page)
    const isLeaf = !Object.values(routes).some(other => other?.parentId === id)
    return isLeaf ? [page] : inner
  })
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** "/account/orders" is no order called "orders": a fixed word is looked up before a parameter. */
function mostFixedFirst(one: Page, other: Page): number {
  const [first, second] = [one, other].map(({ segments }) =>
    segments.map(segment => (segment.startsWith(':') ? '1' : '0')).join(''),
  ) as [string, string]
  return first.localeCompare(second)
}

function isAt({ segments }: Page, typed: readonly string[]): boolean {
  return (
    segments.length === typed.length &&
    segments.every((segment, at) => segment.startsWith(':') || segment === typed[at])
  )
}
