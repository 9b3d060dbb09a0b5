import { useEffect, useState } from 'react'
import { call, type Output } from '../../call.ts'
import { useHydrated } from '../../hydrated.ts'
import { loadPageWords } from '../../text/words.ts'

export const wordsIn = await loadPageWords({
  el: () => import('../../text/el/order-track.ts'),
  en: () => import('../../text/en/order-track.ts'),
})

export type Track = Output<'order-track-one'>

/** Milliseconds between two looks: while it is on its way, and before. None once it has ended. */
const [often, seldom] = [40_000, 120_000]
const ended: ReadonlySet<Track['stage']> = new Set(['delivered', 'returned', 'canceled'])

/** Where the delivery of a link is, asked again while the page is in sight. */
export function useTrack(token: string) {
  // The page that the server keeps knows no link.
  const hydrated = useHydrated()
  const [track, setTrack] = useState<Track | null>(null)
  const [isBroken, setBroken] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [seenAt, setSeenAt] = useState(0)
  useEffect(() => {
    if (!hydrated) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    async function look(): Promise<void> {
      clearTimeout(timer)
      const answer = await call('order-track-one', { token }, { signal: stop.signal })
      if (stop.signal.aborted) return
      if (answer.code === 'link-expired' || answer.code === 'invalid-input') return setBroken(true)
      setFailed(answer.code !== 'ok')
      const found = answer.code === 'ok' ? answer.data : null
      if (found) {
        setTrack(found)
        setSeenAt(Date.now())
      }
      if (found && ended.has(found.stage)) return
      timer = setTimeout(lookIfSeen, found?.stage === 'on-the-way' ? often : seldom)
    }
    function lookIfSeen() {
      if (document.visibilityState === 'visible') void look()
    }
    void look()
    document.addEventListener('visibilitychange', lookIfSeen)
    return () => {
      stop.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', lookIfSeen)
    }
  }, [hydrated, token])
  return { track, setTrack, isBroken, hasFailed, seenAt }
}
