import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { useWords } from '../../text/words.ts'

/** What can be done with the chosen rows; it stays in sight. Its count is heard as it changes. */
export function BulkBar(props: {
  count: number
  save: () => void
  unchoose: () => void
  children: ReactNode
}) {
  const { count, save, unchoose, children } = props
  const { list } = useWords()
  const isShown = count > 0
  const says = isShown ? list.chosen(count) : ''
  return (
    <div
      className={
        isShown
          ? 'sticky bottom-4 z-10 mt-4 flex items-center gap-2 rounded-card border border-basil bg-card p-2 shadow-raised max-sm:flex-wrap sm:p-3 print:hidden'
          : ''
      }
    >
      <span
        role="status"
        className={isShown ? 'me-auto ps-2 font-medium whitespace-nowrap tabular-nums' : 'sr-only'}
      >
        {says}
      </span>
      {/* On a phone one line, which is pushed aside: the rows stay in sight. */}
      <div
        className={
          isShown
            ? 'flex gap-2 max-sm:order-last max-sm:-m-2 max-sm:w-[calc(100%+1rem)] max-sm:overflow-x-auto max-sm:p-2 max-sm:*:shrink-0 sm:flex-1 sm:flex-wrap sm:justify-end'
            : ''
        }
      >
        {children}
      </div>
      {isShown && (
        <>
          <Button size="sm" variant="secondary" onClick={save} aria-label={`${list.csv}: ${says}`}>
            {list.csv}
          </Button>
          <button
            type="button"
            onClick={unchoose}
            aria-label={list.unchoose}
            className="grid size-11 place-items-center rounded-full hover:bg-sand focus-visible:rounded-full"
          >
            <X size={20} aria-hidden="true" />
          </button>
        </>
      )}
    </div>
  )
}
