import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Focuses a new page's title, for screen readers and Tab; going back or within a page is left to the browser. */
export function useTitleFocus(): void {
  const { pathname, hash } = useLocation()
  const how = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname && how !== 'POP' && !hash) focusTitle()
    shown.current = pathname
  }, [pathname, hash, how])
}

function focusTitle(): void {
  const main = document.querySelector('main')
  const title = main?.querySelector('h1') ?? main
  if (!title) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}
