import X from 'lucide-react/icons/x'
import { type ReactNode, useRef, useState } from 'react'
import { useWords } from '../../text/words.ts'

const box = 'size-5 accent-basil'
const around = 'grid size-11 -m-2 place-items-center'

/** Which rows are chosen; only what is seen counts, so that no act reaches a hidden row. */
export function useChosen<Row>(seen: readonly Row[], idOf: (row: Row) => string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  return {
    chosen: seen.filter(row => ids.has(idOf(row))),
    isChosen: (row: Row) => ids.has(idOf(row)),
    /** With Shift all rows from the one that was pressed before. */
    choose(row: Row, on: boolean, withShift: boolean) {
      const at = seen.indexOf(row)
      const from = seen.findIndex(each => idOf(each) === last.current)
      const [start, end] =
        withShift && from >= 0 ? [Math.min(at, from), Math.max(at, from)] : [at, at]
      setIds(changedBy(ids, seen.slice(start, end + 1).map(idOf), on))
      last.current = idOf(row)
    },
    chooseAll: (on: boolean) => setIds(changedBy(ids, seen.map(idOf), on)),
    unchoose: () => setIds(new Set()),
  }
}

function changedBy(ids: ReadonlySet<string>, changed: readonly string[], on: boolean) {
  const next = new Set(ids)
  for (const id of changed) on ? next.add(id) : next.delete(id)
  return next
}

export function ChooseAll(props: { count: number; of: number; change: (on: boolean) => void }) {
  const { count, of, change } = props
  const { list } = useWords()
  const isAll = count === of && of > 0
  return (
    <label className={around}>
      <input
        type="checkbox"
        aria-label={list.chooseAll}
        className={box}
        checked={isAll}
        ref={input => {
          if (input) input.indeterminate = count > 0 && !isAll
        }}
        onChange={() => change(!isAll)}
      />
    </label>
  )
}

export function ChooseOne({
  name,
  checked,
  change,
}: {
  name: string
  checked: boolean
  change: (on: boolean, withShift: boolean) => void
}) {
  const { list } = useWords()
  return (
    <label className={around}>
      <input
        type="checkbox"
        aria-label={`${list.choose}: ${name}`}
        className={box}
        checked={checked}
        onChange={({ target, nativeEvent }) =>
          change(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    </label>
  )
}

/** What can be done with the chosen rows; it stays in sight. */
export function BulkBar(props: { count: number; unchoose: () => void; children: ReactNode }) {
  const { list } = useWords()
  return (
    <div className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center gap-3 rounded-card border border-basil bg-card p-3 ps-5 shadow-raised">
      <span role="status" className="me-auto font-medium">
        {list.chosen(props.count)}
      </span>
      {props.children}
      <button
        type="button"
        onClick={props.unchoose}
        aria-label={list.unchoose}
        className="grid size-11 place-items-center rounded-full hover:bg-sand focus-visible:rounded-full"
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  )
}
