import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'

/** One thing that needs a person, and where it is seen to. */
export function Need({
  says,
  since = null,
  more,
  children,
}: {
  says: string
  since?: string | null
  more?: ReactNode
  children?: ReactNode
}) {
  const { today: words } = useWords()
  const lang = useLanguage()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line px-5 py-4 not-last:border-b">
      <div className="min-w-0">
        <p className="font-semibold">{says}</p>
        {more && <p className="text-sm">{more}</p>}
        {since && (
          <p className="text-sm text-muted">{words.since(formatDateTime(since, lang, 'medium'))}</p>
        )}
      </div>
      <p className="flex flex-wrap gap-2">{children}</p>
    </li>
  )
}

export function Go({
  to,
  isFirst = false,
  children,
}: {
  to: string
  /** It is for this very person to do. */
  isFirst?: boolean
  children: ReactNode
}) {
  return (
    <Link
      to={to}
      className={`flex min-h-11 items-center rounded-field border px-4 font-medium focus-visible:rounded-field ${isFirst ? 'border-basil bg-basil text-on-basil hover:bg-basil-strong' : 'border-edge bg-card hover:border-basil hover:bg-basil-soft'}`}
    >
      {children}
    </Link>
  )
}

export function Orders({ numbers }: { numbers: readonly number[] }) {
  const { today: words } = useWords()
  return numbers.map(number => (
    <Go key={number} to={`/orders/${number}`}>
      {words.order(number)}
    </Go>
  ))
}
