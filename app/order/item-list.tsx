import { Euro } from '#ui/money.tsx'
import { Avoided } from '../avoid/slot.tsx'
import { useWords } from '../text/words.ts'
import { MealPicture } from '../ui/picture.tsx'

/** `price` of one piece, in euros; `total` if the pieces of the line differ in price. */
export type ListedItem = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly portion: string
  readonly price: number
  readonly amount: number
  readonly total?: number
}

export function ItemList({ items }: { items: readonly ListedItem[] }) {
  const { order } = useWords()
  return (
    <ul className="grid gap-4" aria-label={order.items}>
      {items.map(({ id, slug, name, portion, price, amount, total = price * amount }) => (
        <li key={`${id} ${price}`} className="flex items-center gap-4">
          <MealPicture
            slug={slug}
            alt=""
            sizes="4.5rem"
            className="h-14 w-[4.5rem] shrink-0 rounded-field object-cover"
          />
          <div className="min-w-0 flex-1 leading-snug">
            <p>
              <span className="font-medium">{order.of(amount, name)}</span>
              <span className="block text-sm text-muted">{portion}</span>
            </p>
            <Avoided of={[{ id }]} />
          </div>
          <Euro value={total} />
        </li>
      ))}
    </ul>
  )
}
