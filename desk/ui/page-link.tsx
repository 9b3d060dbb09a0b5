import { Link, useSearchParams } from 'react-router'

/** To the rows of a long list behind `before`, or to its first ones; the view of the list stays. */
export function PageLink({ before, children }: { before: string | null; children: string }) {
  const [search] = useSearchParams()
  const next = new URLSearchParams(search)
  if (before === null) next.delete('before')
  else next.set('before', before)
  return (
    <Link
      to={`?${next}`}
      // The rows change above it: one reads on from their beginning.
      onClick={() => document.querySelector<HTMLElement>('h1')?.focus()}
      className="inline-flex min-h-12 items-center rounded-full border border-edge bg-card px-6 font-semibold hover:border-basil hover:bg-basil-soft"
    >
      {children}
    </Link>
  )
}
