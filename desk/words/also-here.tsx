import { useEffect } from 'react'
import type { Piece } from '#shop/publishing/release.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'

/** Milliseconds: more often than a colleague is forgotten. */
const pace = 15_000

export function AlsoHere({ kind, piece }: Piece) {
  const { words } = useWords()
  const { data, refetch } = useAnswer('piece-presence', { kind, piece }, { every: false })
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && refetch(), pace)
    return () => clearInterval(timer)
  }, [refetch])
  const others = data?.others ?? []
  return (
    <p role="status" className={others.length > 0 ? 'mb-4 text-warning' : 'sr-only'}>
      {others.length > 0 && words.also(others.join(', '))}
    </p>
  )
}
