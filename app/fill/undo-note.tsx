import { Button } from '#ui/button.tsx'
import { useWords } from '../text/words.ts'
import type { Writing } from './writing.ts'

const toldPlace = 'told'

/** Shows what was done; its button may be gone, then the words take the focus. */
export function showUndoNote(): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(toldPlace)
    place?.scrollIntoView({ behavior: 'instant' })
    if (document.activeElement === document.body) place?.focus({ preventScroll: true })
  })
}

/** Says what was just done to whole deliveries, with an undo; a filling can be asked for anew. */
export function UndoNote({ writing, change }: { writing: Writing; change: () => void }) {
  const { fill, weekly } = useWords()
  return (
    <div
      id={toldPlace}
      role="status"
      tabIndex={-1}
      className={`scroll-mt-24 outline-none ${writing.told ? 'mt-4' : ''}`}
    >
      {writing.told && (
        <p className="flex flex-wrap items-center gap-x-3 rounded-field bg-basil-soft px-4 py-1.5 font-medium">
          <span className="me-auto py-1.5">{writing.told}</span>
          <span className="-ms-4 flex flex-wrap sm:-me-3 sm:ms-0">
            {writing.isFilling && (
              <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={change}>
                {fill.changePreferences}
              </Button>
            )}
            <Button variant="quiet" size="sm" onClick={() => void writing.undo()}>
              {weekly.undo}
            </Button>
          </span>
        </p>
      )}
    </div>
  )
}
