import { useEffect, useRef } from 'react'

/**
 * Brings the first result into sight under a finger, where it appears below the window; not while a
 * figure is still being typed. `left`: the fields that were left so far.
 */
export function useShownResult(isThere: boolean, left: readonly string[]) {
  const place = useRef<HTMLDivElement>(null)
  const wasShown = useRef(false)
  useEffect(() => {
    if (!isThere || wasShown.current || isTyping()) return
    wasShown.current = true
    const top = place.current?.getBoundingClientRect().top ?? 0
    if (matchMedia('(pointer: coarse)').matches && top > window.innerHeight / 2)
      place.current?.scrollIntoView({ behavior: isCalm() ? 'instant' : 'smooth' })
  }, [isThere, left])
  return place
}

function isTyping(): boolean {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement && activeElement.type !== 'radio'
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
