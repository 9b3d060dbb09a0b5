import Settings2 from 'lucide-react/icons/settings-2'
import X from 'lucide-react/icons/x'
import { useWords } from '../text/words.ts'

/** How it is made, and out of the recipe. */
export function Acts({
  name,
  isSaid,
  isOpen,
  turn,
  remove,
}: {
  name: string
  isSaid: boolean
  isOpen: boolean
  turn: () => void
  remove: () => void
}) {
  const { catalogue, pantry: words } = useWords()
  const button = 'grid size-11 place-items-center rounded-field'
  return (
    <div className="flex">
      <button
        type="button"
        aria-label={words.howOf(name)}
        aria-expanded={isOpen}
        className={`${button} ${isSaid ? 'text-basil' : 'text-muted'} hover:text-ink`}
        onClick={turn}
      >
        <Settings2 size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={catalogue.remove(name)}
        className={`${button} text-muted hover:text-error`}
        onClick={remove}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  )
}
