import { useEffect, useState } from 'react'

/** Past so many pixels the header is fixed; looked at every so many milliseconds (§9). */
const fixedAfter = 125
export const lookDelay = 100
/** The promotions above it, in pixels; once they are in sight both places are the same. */
const above = 40

/** Once fixed it stays so until its own place is in sight again. */
export function useFixedHeader(): boolean {
  const [fixed, setFixed] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function look() {
      timer = undefined
      setFixed(was => isFixed(was, window.scrollY))
    }
    function scrolled() {
      timer ??= setTimeout(look, lookDelay)
    }
    // With the next picture: to ask earlier would have the browser lay the page out a second time.
    const first = requestAnimationFrame(look)
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      cancelAnimationFrame(first)
      clearTimeout(timer)
      window.removeEventListener('scroll', scrolled)
    }
  }, [])
  return fixed
}

export function isFixed(was: boolean, scrolled: number): boolean {
  return scrolled > fixedAfter || (was && scrolled > above)
}
