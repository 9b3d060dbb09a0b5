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

type Props = {
  readonly columns: readonly Column<unknown>[]
  readonly view: View
  readonly search: string
  readonly show: (part: Partial<View>) => void
  readonly bookmarks: ReturnType<typeof useSaved>
  readonly keys: ReturnType<typeof useKeys>
  readonly close: () => void
}

/** The columns of a list, its named views, and the keys. */
export default function ViewDialog(props: Props) {
  const { columns, view, search, show, bookmarks, keys, close } = props
  const { list } = useWords()
  const isShown = (column: Column<unknown>) =>
    view.columns ? view.columns.includes(column.name) : !column.hidden
  function turn(column: Column<unknown>, on: boolean) {
    const next = columns.filter(each => (each === column ? on : isShown(each)))
    const isUsual = columns.every(each => next.includes(each) === !each.hidden)
    show({ columns: isUsual ? null : next.map(each => each.name) })
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
      <SavedViews {...{ bookmarks, search, close }} />
      <Checkbox label={list.keys} checked={keys.isOn} onChange={keys.turn} />
    </Dialog>
  )
}

/** Views with a name, and a name for the one that is shown. */
function SavedViews({ bookmarks, search, close }: Pick<Props, 'bookmarks' | 'search' | 'close'>) {
  const { list } = useWords()
  const [name, setName] = useState('')
  function save() {
    if (name.trim() === '') return
    bookmarks.save({ name: name.trim(), search })
    close()
  }
  return (
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
        <TextField label={list.nameIt} name="view" value={name} onChange={setName} maxLength={40} />
        <Button type="submit" variant="secondary">
          {list.save}
        </Button>
      </form>
    </section>
  )
}
