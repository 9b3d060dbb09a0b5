import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { Labels } from './label.tsx'

/** Which labels hold more than fits in letters that can be read: they are not printed. */
export function useOverflow({ labels }: Labels) {
  const [tooLong, setTooLong] = useState<readonly boolean[]>([])
  const refs = useMemo<readonly RefObject<HTMLElement | null>[]>(
    () => labels.map(() => ({ current: null })),
    [labels],
  )
  useLayoutEffect(() => {
    const measure = () =>
      setTooLong(
        refs.map(({ current }) => current !== null && current.scrollHeight > current.clientHeight),
      )
    measure()
    // Another font is wider or narrower than the one that stood in for it.
    void document.fonts.ready.then(measure)
  }, [refs])
  return { tooLong, refs }
}
