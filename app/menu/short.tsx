import { useCart } from '../cart/cart.ts'
import { useWords } from '../text/words.ts'

/** Says under an item that the kitchen has too few left, or that the dish left the menu. */
export function Shortage({
  scheduleMenuId,
  item,
  gone,
}: {
  scheduleMenuId: string
  item: { readonly slug: string; readonly available: boolean }
  /** The text for a dish that left the menu. */
  gone: string
}) {
  const { menu } = useWords()
  const { cart } = useCart()
  const error = cart?.errors.find(
    ({ scheduleMenuId: id, slugs, left }) =>
      id === scheduleMenuId && left !== undefined && slugs?.includes(item.slug),
  )
  const left = error?.left
  if (item.available && left === undefined) return null
  return (
    <p className="text-sm text-error">
      {!item.available ? gone : left ? menu.left(left) : menu.soldOut}
    </p>
  )
}
