import Download from 'lucide-react/icons/download'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useWords } from '../../text/words.ts'
import { type Column, choicesOf } from './column.ts'
import { useSaved } from './saved.ts'
import { ChoiceBox, Filter, Order, type ToolsProps } from './tool-fields.tsx'
import { searchWith, viewIn } from './view.ts'

const ViewDialog = lazy(() => import('./view-dialog.tsx'))

/** Above a list: what to look for, the saved views, and the file. */
export function Tools<Row>(props: ToolsProps<Row>) {
  const { name, columns, rows, view, show, keys, save, count } = props
  const { list } = useWords()
  const bookmarks = useSaved(name)
  const { search } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const choices = columns.filter(({ choice }) => choice)
  return (
    <div className="mb-4 space-y-3 print:hidden">
      <div className="grid grid-cols-2 gap-2 max-sm:[&>:last-child:nth-child(even)]:col-span-2 sm:flex sm:flex-wrap sm:items-center">
        <Filter text={view.text} change={text => show({ text })} keys={keys} />
        {choices.map(column => (
          <ChoiceBox
            key={column.name}
            title={column.title}
            value={view.only[column.name] ?? ''}
            choices={choicesOf(column, rows)}
            change={value => show({ only: { ...view.only, [column.name]: value } })}
          />
        ))}
        <Order columns={columns} view={view} show={show} />
        <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
          <SlidersHorizontal size={18} aria-hidden="true" />
          {list.view}
        </Button>
        <Button size="sm" variant="secondary" onClick={save} aria-label={list.csvText}>
          <Download size={18} aria-hidden="true" />
          {list.csv}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        <span role="status" className="text-muted">
          {count}
        </span>
        {bookmarks.saved.map(saved => (
          <button
            key={saved.name}
            type="button"
            aria-current={search.endsWith(saved.search) || undefined}
            onClick={() => show(viewIn(new URLSearchParams(saved.search)))}
            className="min-h-11 font-semibold text-basil hover:underline focus-visible:rounded-field"
          >
            {saved.name}
          </button>
        ))}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <ViewDialog
            {...{ columns: columns as readonly Column<unknown>[], view, show, bookmarks, keys }}
            search={searchWith(new URLSearchParams(), view).toString()}
            close={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
