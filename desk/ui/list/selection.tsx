import { useRef, useState } from 'react'
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
      turn(seen.slice(start, end + 1), on)
      last.current = idOf(row)
    },
    chooseAll: (on: boolean) => turn(seen, on),
    /** All of them, or these alone. */
    unchoose: (rows?: readonly Row[]) => (rows ? turn(rows, false) : setIds(new Set())),
  }

  function turn(rows: readonly Row[], on: boolean) {
    setIds(now => changedBy(now, rows.map(idOf), on))
  }
}

function changedBy(ids: ReadonlySet<string>, changed: readonly string[], on: boolean) {
  const next = new Set(ids)
  for (const id of changed) on ? next.add(id) : next.delete(id)
  return next
}

export function ChooseAll(props: {
  count: number
  of: number
  change: (on: boolean) => void
  /** Where no column stands above the boxes its words are seen. */
  isAlone?: boolean
}) {
  const { count, of, change, isAlone = false } = props
  const { list } = useWords()
  const isAll = count === of && of > 0
  return (
    <label className={isAlone ? 'flex min-h-11 items-center gap-3 md:hidden print:hidden' : around}>
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
      {isAlone && list.chooseAll}
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
    // With Shift the page's text would be marked, too.
    <label className={around} onMouseDown={event => event.shiftKey && event.preventDefault()}>
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
