import { useState } from 'react'
import { Fold } from '#ui/fold.tsx'
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
    <Fold
      title={<h3 className="text-base sm:text-lg">{title}</h3>}
      note={order.pieces(pieces)}
      open={open}
      onToggle={setOpen}
    >
      {open && (
        <div className="pt-1 pb-5">
          <ItemList items={items} />
        </div>
      )}
    </Fold>
  )
}
