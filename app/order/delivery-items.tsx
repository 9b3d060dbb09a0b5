import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useWords } from '../text/words.ts'
import { ItemList, type ListedItem } from './item-list.tsx'

/** A delivery of a plan, folded until the customer opens it; `starts` as open. */
export function DeliveryItems({
  title,
  items,
  starts = false,
}: {
  title: string
  items: readonly ListedItem[]
  starts?: boolean
}) {
  const { order } = useWords()
  const [open, setOpen] = useState(starts)
  const pieces = items.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <details
      open={open}
      onToggle={event => setOpen(event.currentTarget.open)}
      className="group border-b border-line last:border-b-0"
    >
      <summary className="flex min-h-14 list-none items-center gap-3 py-2 focus-visible:rounded-field [&::-webkit-details-marker]:hidden">
        <div className="min-w-0 flex-1">
          <h3 className="text-base sm:text-lg">{title}</h3>
          <p className="text-sm text-muted">{order.pieces(pieces)}</p>
        </div>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="shrink-0 text-muted transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      {open && (
        <div className="pt-1 pb-5">
          <ItemList items={items} />
        </div>
      )}
    </details>
  )
}
