import { isSame, type Json } from '#shop/merge/merge.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '../text/words.ts'
import type { Place } from './edited.ts'

type Props = {
  readonly place: Place<Json>
  readonly name: string
  readonly text: string
  /** What is sold to it waits for somebody, as the gate says. */
  readonly isTouched: boolean
  readonly edit: () => void
  readonly end: () => void
  readonly back: () => void
}

/** A window or a counter: what is sold to it, and whether it is new, changes or ends. */
export function PlaceRow({
  place: { live, value, sold },
  name,
  text,
  isTouched,
  edit,
  end,
  back,
}: Props) {
  const { terms } = useWords()
  const ends = value === null
  const isChanged = live !== null && !ends && !isSame(live, value)
  const state = ends ? terms.ends : live === null ? terms.isNew : isChanged ? terms.changes : null
  return (
    <li className="flex flex-col rounded-card border border-line bg-card p-5 shadow-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className={`text-lg font-semibold tabular-nums ${ends ? 'line-through' : ''}`}>
          {name}
        </h3>
        {state && (
          <span className={`text-sm ${ends ? 'text-warning' : 'text-success'}`}>{state}</span>
        )}
      </div>
      <p className="text-muted">{text}</p>
      <p className="mt-1 text-sm tabular-nums">{sold > 0 ? terms.sold(sold) : terms.soldNone}</p>
      {isTouched && sold > 0 && <p className="mt-2 text-sm text-warning">{terms.gate(sold)}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {ends ? (
          <Button size="sm" variant="secondary" aria-label={terms.backOf(name)} onClick={back}>
            {terms.back}
          </Button>
        ) : (
          <>
            <Button size="sm" variant="secondary" aria-label={terms.editOf(name)} onClick={edit}>
              {terms.edit}
            </Button>
            <Button size="sm" variant="quiet" aria-label={terms.endOf(name)} onClick={end}>
              {terms.end}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
