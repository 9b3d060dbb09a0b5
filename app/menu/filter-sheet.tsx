import { Dialog } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { Button } from '#ui/button.tsx'
import { useArrived } from '../dialog/arrived.ts'
import { useWords } from '../text/words.ts'
import { activeChoices, noFilter } from './filter.ts'
import Filters, { type FilterProps } from './filters.tsx'
import type { MenuMeal } from './menu-meal.ts'
import SortSelect from './sort-select.tsx'

type SheetProps = FilterProps & {
  meals: readonly MenuMeal[]
  open: boolean
  onClose: () => void
  count: number
}

/** The filter as a sheet from below, on screens without room beside the menu. */
export default function FilterSheet({ open, onClose, count, ...rest }: SheetProps) {
  const { menu } = useWords()
  const { filters } = menu
  const shown = useArrived() && open
  const { filter, setFilter } = rest
  return (
    <Dialog.Root open={shown} onOpenChange={wished => !wished && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-[rgb(16_24_19/0.55)] transition-opacity duration-180 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[88dvh] w-full max-w-xl flex-col rounded-t-card bg-card shadow-raised transition-transform duration-180 ease-calm data-ending-style:translate-y-full data-starting-style:translate-y-full">
          <div className="flex items-center justify-between border-b border-line py-2 pe-2 ps-5">
            <Dialog.Title className="font-serif text-xl font-semibold">
              {filters.title}
            </Dialog.Title>
            <Dialog.Close
              aria-label={filters.close}
              className="grid size-12 place-items-center rounded-full text-muted hover:text-ink focus-visible:rounded-full"
            >
              <X size={22} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="flex-1 overflow-y-auto overscroll-contain px-5 py-5">
            <div className="mb-6 flex flex-col">
              <p aria-hidden="true" className="mb-2 font-semibold">
                {filters.sort}
              </p>
              <SortSelect
                sort={filter.sort}
                onChange={sort => setFilter(now => ({ ...now, sort }))}
              />
            </div>
            <Filters {...rest} />
          </div>
          <div className="flex gap-3 border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            <Button
              variant="quiet"
              disabled={activeChoices(filter) === 0}
              onClick={() => setFilter(({ sort }) => ({ ...noFilter, sort }))}
            >
              {filters.clear}
            </Button>
            <Button className="flex-1" onClick={onClose}>
              {filters.show(count)}
            </Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
