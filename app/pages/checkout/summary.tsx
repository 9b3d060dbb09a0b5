import type { CartAnswer } from '#server/answers.ts'
import { ItemList } from '../../order/item-list.tsx'
import { TotalsList } from '../../order/totals-list.tsx'
import { useWords } from '../../text/words.ts'
import { Link } from '../../ui/link.tsx'

/** What is ordered and what it costs. */
export function Summary({ cart }: { cart: CartAnswer }) {
  const { checkout } = useWords()
  const filled = cart.scheduleMenus.filter(({ items }) => items.length > 0)
  return (
    <>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{checkout.summary}</h2>
        <Link
          to="/menu"
          aria-label={checkout.changeMeals}
          className="-my-2.5 inline-flex min-h-11 items-center px-1 font-semibold text-basil underline-offset-4 hover:underline"
        >
          {checkout.change}
        </Link>
      </div>
      {filled.map(({ id, items }) => (
        <ItemList
          key={id}
          items={items.map(item => ({ ...item, portion: item.item.portion.name }))}
        />
      ))}
      <div className="mt-6 border-t border-line pt-5">
        <TotalsList totals={cart.totals} deliveries={filled.length} spot={cart.spot} />
      </div>
    </>
  )
}
