import { Link } from 'react-router'
import { formatHours } from '#shop/format.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'

type Line = Output<'today-one'>['line']

const colours = {
  ahead: 'border-line',
  now: 'border-basil bg-basil-soft',
  over: 'border-line text-muted',
} as const

/** The windows of today, side by side: what each holds and where the clock stands. */
export function DayLine({ line }: { line: Line }) {
  const { today: words } = useWords()
  if (line.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">{words.line}</h2>
      <ul className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
        {line.map(({ id, from, to, sold, state }) => (
          <li key={id}>
            <Link
              to={`/day?window=${id}`}
              className={`flex h-full flex-wrap items-baseline justify-between gap-x-4 rounded-card border bg-card px-5 py-3 hover:border-basil focus-visible:rounded-card ${colours[state]}`}
            >
              <span className="font-serif text-xl font-semibold tabular-nums">
                {formatHours(from, to)}
              </span>
              <span className="tabular-nums">
                {words.deliveries(sold)} · {words.states[state]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
