import GripVertical from 'lucide-react/icons/grip-vertical'
import { Button } from '#ui/button.tsx'
import { useWords } from '../text/words.ts'

export type Menu = { readonly id: string; readonly name: string }

type Props = {
  readonly menus: readonly Menu[]
  /** '': the usual week; the id of a template; or a Monday. */
  readonly shown: string
  readonly show: (id: string) => void
  /** The menu that waits for a week. */
  readonly lifted: string | null
  readonly lift: (id: string) => void
  readonly letGo: () => void
  /** null: the drag has ended. */
  readonly drag: (id: string | null) => void
  readonly begin: () => void
  readonly idOfHandle: (id: string) => string
}

/** The menus that a week can follow: a press on the name shows one, its handle lifts it. */
export function Menus({ menus, shown, show, lifted, lift, letGo, drag, begin, idOfHandle }: Props) {
  const { board } = useWords()
  return (
    <ul className="mb-6 flex flex-wrap items-center gap-2">
      {menus.map(({ id, name }) => (
        <li
          key={id}
          draggable
          onDragStart={event => {
            event.dataTransfer.setData('text/plain', name)
            drag(id)
          }}
          onDragEnd={() => drag(null)}
          className={`flex cursor-grab rounded-full border ${shown === id ? 'border-basil bg-basil text-on-basil' : 'border-edge bg-card hover:border-basil'} ${lifted === id ? 'outline-2 outline-offset-2 outline-terracotta outline-dashed' : ''}`}
        >
          <button
            id={idOfHandle(id)}
            type="button"
            aria-label={board.lift(name)}
            aria-pressed={lifted === id}
            onClick={() => lift(id)}
            onKeyDown={({ key }) => key === 'Escape' && letGo()}
            className="grid size-11 cursor-grab place-items-center rounded-full"
          >
            <GripVertical aria-hidden="true" className="size-5" />
          </button>
          <button
            type="button"
            aria-pressed={shown === id}
            onClick={() => show(id)}
            className="min-h-11 rounded-e-full pe-4 font-medium"
          >
            {name}
          </button>
        </li>
      ))}
      <li>
        <Button size="sm" variant="quiet" onClick={begin}>
          {board.newTemplate}
        </Button>
      </li>
    </ul>
  )
}
