import { useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { csv } from '#shop/csv.ts'
import type { ListName } from '#shop/people/list-names.ts'
import { Button } from '#ui/button.tsx'
import { download } from '#ui/download.ts'
import { useAct } from '../../queries.ts'
import { useWords } from '../../text/words.ts'
import { Refusal } from '../refusal.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { Column, ListProps } from './column.ts'
import { useKeys } from './keys.ts'
import { Rows } from './rows.tsx'
import { useSeen } from './seen.ts'
import { ChooseAll, useChosen } from './selection.tsx'
import { Tools } from './tools.tsx'
import { orderAfter, searchWith, type View, viewIn } from './view.ts'

/** Up to so many rows a list needs no tools, unless its view already says something. */
const few = 6

/** A list with its view: filtered, ordered, with chosen columns and rows, and as a file. */
export function Viewed<Row>(props: ListProps<Row> & { name: ListName }) {
  const { title, name, columns, rows, idOf, to, acts } = props
  const { list } = useWords()
  const [search, setSearch] = useSearchParams()
  const view = viewIn(search)
  const show = (part: Partial<View>) =>
    setSearch(now => searchWith(now, { ...viewIn(now), ...part }), { replace: true })
  const here = useRef<HTMLElement>(null)
  const hasTools = rows.length > few || searchWith(new URLSearchParams(), view).size > 0
  const keys = useKeys(here, hasTools || acts !== undefined)
  const shown = useShown(columns, search.get('columns'))
  const seen = useSeen(columns, rows, view)
  const { chosen, isChosen, choose, chooseAll, unchoose } = useChosen(seen, idOf)
  const { save, error } = useExport(name, shown)
  return (
    <section ref={here} aria-label={title} tabIndex={-1}>
      {hasTools && (
        <Tools
          {...{ name, columns, rows, view, show, keys }}
          save={() => save(seen)}
          count={list.count(seen.length, rows.length)}
        />
      )}
      <Refusal of={error} />
      {seen.length === 0 && rows.length > 0 ? (
        <NoneFits clear={() => show({ text: '', only: {} })} />
      ) : (
        <>
          {acts && rows.length > 0 && (
            <ChooseAll count={chosen.length} of={seen.length} change={chooseAll} isAlone />
          )}
          <Rows
            {...{ title, idOf, to }}
            columns={shown}
            rows={seen}
            ordered={{
              order: view.order,
              by: column => show({ order: orderAfter(view.order, column) }),
            }}
            choosing={
              acts && {
                all: <ChooseAll count={chosen.length} of={seen.length} change={chooseAll} />,
                isChosen,
                choose,
              }
            }
          />
        </>
      )}
      {acts && (
        <BulkBar count={chosen.length} save={() => save(chosen)} unchoose={() => unchoose()}>
          {acts(chosen, unchoose)}
        </BulkBar>
      )}
    </section>
  )
}

function NoneFits({ clear }: { clear: () => void }) {
  const { list } = useWords()
  return (
    <p className="rounded-card border border-line bg-card p-6">
      {list.none}.{' '}
      <Button variant="quiet" size="sm" onClick={clear} className="-my-2 px-0!">
        {list.clear}
      </Button>
    </p>
  )
}

/** The columns that the address asks for, or the usual ones. */
function useShown<Row>(columns: readonly Column<Row>[], asked: string | null) {
  return useMemo(
    () => columns.filter(({ name, hidden }) => (asked ? asked.split(',').includes(name) : !hidden)),
    [columns, asked],
  )
}

/** Rows as a file, which is given where the deed of it is written. */
function useExport<Row>(list: ListName, columns: readonly Column<Row>[]) {
  const { mutate, error } = useAct('list-export')
  function save(rows: readonly Row[]): void {
    const written = columns.filter(({ value }) => value)
    const lines = rows.map(row => written.map(({ value }) => value?.(row) ?? null))
    const file = csv([written.map(({ title }) => title), ...lines])
    const give = () => download(`${list}.csv`, new Blob([file], { type: 'text/csv;charset=utf-8' }))
    mutate({ list, rows: rows.length }, { onSuccess: give })
  }
  return { save, error }
}
