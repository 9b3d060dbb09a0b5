import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox, TextField } from '#ui/field.tsx'
import { useWords } from '../../text/words.ts'
import { Dialog } from '../dialog.tsx'
import type { Column } from './column.ts'
import type { useKeys } from './keys.ts'
import type { useSaved } from './saved.ts'
import type { View } from './view.ts'

/** The columns of a list, its named views, and the keys. */
export default function ViewDialog(props: {
  columns: readonly Column<unknown>[]
  view: View
  /** The view as the address has it. */
  search: string
  show: (part: Partial<View>) => void
  bookmarks: ReturnType<typeof useSaved>
  keys: ReturnType<typeof useKeys>
  close: () => void
}) {
  const { columns, view, search, show, bookmarks, keys, close } = props
  const { list } = useWords()
  const [name, setName] = useState('')
  const isShown = (column: Column<unknown>) =>
    view.columns ? view.columns.includes(column.name) : !column.hidden
  function turn(column: Column<unknown>, on: boolean) {
    const next = columns.filter(each => (each === column ? on : isShown(each)))
    const isUsual = columns.every(each => next.includes(each) === !each.hidden)
    show({ columns: isUsual ? null : next.map(each => each.name) })
  }
  function save() {
    if (name.trim() === '') return
    bookmarks.save({ name: name.trim(), search })
    close()
  }
  return (
    <Dialog title={list.view} close={close}>
      <fieldset>
        <legend className="mb-1 font-semibold">{list.columns}</legend>
        {/* The first column says which row it is. */}
        {columns.slice(1).map(column => (
          <Checkbox
            key={column.name}
            label={column.title}
            checked={isShown(column)}
            onChange={on => turn(column, on)}
          />
        ))}
      </fieldset>
      <section aria-label={list.saved}>
        <h3 className="font-semibold">{list.saved}</h3>
        <p className="mb-3 text-sm text-muted">{list.savedText}</p>
        <ul>
          {bookmarks.saved.map(saved => (
            <li key={saved.name} className="flex items-center justify-between">
              {saved.name}
              <button
                type="button"
                aria-label={list.forget(saved.name)}
                onClick={() => bookmarks.forget(saved.name)}
                className="grid size-11 place-items-center rounded-full hover:bg-sand focus-visible:rounded-full"
              >
                <Trash size={18} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        <form
          onSubmit={event => {
            event.preventDefault()
            save()
          }}
          className="space-y-3"
        >
          <TextField
            label={list.nameIt}
            name="view"
            value={name}
            onChange={setName}
            maxLength={40}
          />
          <Button type="submit" variant="secondary">
            {list.save}
          </Button>
        </form>
      </section>
      <Checkbox label={list.keys} checked={keys.isOn} onChange={keys.turn} />
    </Dialog>
  )
}
