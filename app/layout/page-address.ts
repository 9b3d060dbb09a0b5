import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { canonicalPath } from '#shop/page-path.ts'
import { useWords } from '../text/words.ts'
import { toast } from '../toast.ts'
import { type PagePath, useNavigate } from '../ui/link.tsx'

/** In the search of the home page: the visitor asked for a path that no page has (§2). */
const notFound = 'not-found'

/**
 * Keeps the browser at the page's one address, as the server does for a whole page. A word about a
 * path that does not exist is said once, so it does not stay in the address.
 */
export function usePageAddress(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { layout } = useWords()
  // A page of the shop, because the router matched it.
  const canonical = canonicalPath(pathname) as PagePath
  const isLost = useLost()

  const correct = useEffectEvent(() => {
    if (isLost) toast('error', layout.notFound)
    const params = new URLSearchParams(search)
    params.delete(notFound)
    void navigate({ pathname: canonical, search: `${params}`, hash }, { replace: true })
  })
  useEffect(() => {
    if (isLost || canonical !== pathname) correct()
  }, [isLost, canonical, pathname])
}

/** Whether home was opened for a path that does not exist; the page then says so without scripts. */
export function useLost(): boolean {
  const { pathname, search } = useLocation()
  return pathname === '/' && new URLSearchParams(search).has(notFound)
}
