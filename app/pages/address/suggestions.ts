import { useEffect, useRef, useState } from 'react'
import type { RegionAnswer, SuggestionAnswer, SuggestionsAnswer } from '#server/answers.ts'
import { call } from '../../call.ts'
import { useLanguage } from '../../text/words.ts'

/** Milliseconds to wait after a key before asking the server, and the fewest letters it takes. */
const pause = 250
const fewestLetters = 2

/** `asked`: the text that the suggestions are for. */
type Found = {
  readonly asked: string
  readonly suggestions: readonly SuggestionAnswer[]
  readonly attribution: SuggestionsAnswer['attribution']
  readonly failed: string | null
}

/** Suggestions for the typed text; a newer text withdraws the older call. */
export function useSuggestions(typed: string): { found: Found | null; searching: boolean } {
  const lang = useLanguage()
  const q = typed.trim().slice(0, 100)
  const asks = q.length >= fewestLetters
  const [found, setFound] = useState<Found | null>(null)
  // What the service counts as one search, from the first letters to the pick.
  const session = useRef<string | null>(null)

  useEffect(() => {
    if (!asks) {
      session.current = null
      return
    }
    const withdrawal = new AbortController()
    const timer = setTimeout(async () => {
      const counted = session.current ? { session: session.current } : {}
      const answer = await call('address-suggestion-collection', { q, ...counted }, withdrawal)
      if (withdrawal.signal.aborted) return
      if (answer.code === 'ok') {
        const { suggestions, attribution } = answer.data
        session.current = answer.data.session
        setFound({ asked: q, suggestions, attribution, failed: null })
      } else setFound({ asked: q, suggestions: [], attribution: null, failed: answer.message })
    }, pause)
    return () => {
      clearTimeout(timer)
      withdrawal.abort()
    }
  }, [q, asks, lang])

  return { found: asks ? found : null, searching: asks && found?.asked !== q }
}

/** unknown: nothing was picked, or the call failed. */
export type Region =
  | { readonly status: 'unknown' | 'asking' }
  | { readonly status: 'served'; readonly municipality: string }
  | { readonly status: 'not-served' }

/** Whether the shop delivers to the picked suggestion. */
export function useRegion(suggestionId: string): Region {
  const [known, setKnown] = useState<{ id: string; region: Region } | null>(null)

  useEffect(() => {
    if (!suggestionId) return
    const withdrawal = new AbortController()
    void call('region-one', { suggestionId }, withdrawal).then(answer => {
      if (withdrawal.signal.aborted) return
      setKnown({ id: suggestionId, region: regionIn(answer) })
    })
    return () => withdrawal.abort()
  }, [suggestionId])

  if (known?.id === suggestionId) return known.region
  return { status: suggestionId ? 'asking' : 'unknown' }
}

/** If the call fails, saving the address will tell. */
function regionIn(answer: { code: string; data: unknown }): Region {
  if (answer.code === 'ok')
    return { status: 'served', municipality: (answer.data as RegionAnswer).municipality }
  return { status: answer.code === 'region-not-found' ? 'not-served' : 'unknown' }
}
