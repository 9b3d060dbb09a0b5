import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'

/** Which labels hold more than fits in letters that can be read: they are not printed. */
export function useOverflow(labels: readonly unknown[]) {
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
    // Another font is wider or narrower than the one that stood in for it, also when it comes late.
    void document.fonts.ready.then(measure)
    document.fonts.addEventListener('loadingdone', measure)
    return () => document.fonts.removeEventListener('loadingdone', measure)
  }, [refs])
  return { tooLong, refs }
}
