import { useId } from 'react'
import { useWords } from '../text/words.ts'

type Props = {
  readonly name: string
  readonly taken: number
  /** As the kitchen counts now; null: no limit. */
  readonly most: number | null
  /** The limit of every day; null: there is none. */
  readonly usual: number | null
  readonly text: string
  readonly limit: number | null | undefined
  /** Its own limit that is live. */
  readonly live: number | undefined
  readonly set: (text: string) => void
}

/** What is sold of one thing, drawn against what may be sold of it, beside the field of its limit. */
export function LimitRow({ name, taken, most, usual, text, limit, live, set }: Props) {
  const { calendar } = useWords()
  const id = useId()
  const wanted = limit ?? usual
  const shown = limit === undefined ? (live === undefined ? most : usual) : (limit ?? most)
  const over = wanted === null ? 0 : Math.max(0, taken - wanted)
  // A limit that does not fall makes no release wait.
  const waits = over > 0 && limit !== live && limit !== null
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-x-5 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_7rem] sm:px-5">
      <div>
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-medium">{name}</span>
          <span className="text-muted tabular-nums">
            {shown === null ? calendar.soldOf(taken) : calendar.of(taken, shown)}
          </span>
        </p>
        <Bar taken={taken} most={shown} />
      </div>
      <input
        aria-label={calendar.mostOf(name)}
        aria-invalid={limit === null || undefined}
        aria-describedby={waits ? id : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        placeholder={usual === null ? '∞' : String(usual)}
        value={text}
        onChange={event => set(event.target.value)}
        className={`h-11 w-full rounded-field border bg-card px-3 text-end tabular-nums placeholder:text-muted ${limit === null ? 'border-error' : limit === live ? 'border-edge hover:border-ink' : 'border-dashed border-terracotta'}`}
      />
      {waits && (
        <p id={id} className="col-span-2 text-sm text-warning">
          {calendar.overBy(over)}
        </p>
      )}
    </li>
  )
}

function Bar({ taken, most }: { taken: number; most: number | null }) {
  if (most === null) return null
  const fits = Math.min(taken, most)
  const beyond = taken - fits
  const whole = Math.max(most, taken, 1)
  return (
    <span aria-hidden="true" className="mt-1.5 flex h-2 overflow-hidden rounded-full bg-basil-soft">
      <span
        className={fits >= most * 0.9 && fits > 0 ? 'bg-terracotta' : 'bg-basil'}
        style={{ width: `${(100 * fits) / whole}%` }}
      />
      {beyond > 0 && (
        <span className="ms-0.5 bg-error" style={{ width: `${(100 * beyond) / whole}%` }} />
      )}
    </span>
  )
}
