import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash from 'lucide-react/icons/trash-2'
import type { CartItemAnswer } from '#server/answers.ts'
import { breakfastCategory } from '#shop/pricing.ts'
import { useWords } from '../../text/words.ts'
import { MealPicture } from '../../ui/picture.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { Shortage } from '../short.tsx'

type ChosenProps = {
  deliveryId: string
  item: CartItemAnswer
  change: (amount: number) => void
  swap: () => void
}

/** A meal of the delivery: its amount, its exchange for another, its removal. */
export function ChosenMeal({ deliveryId, item, change, swap }: ChosenProps) {
  const { weekly } = useWords()
  return (
    <li className="flex gap-3 rounded-card border border-line bg-card p-3">
      <MealPicture
        slug={item.slug}
        alt=""
        sizes="6rem"
        className="h-22 w-24 shrink-0 rounded-field object-cover"
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="line-clamp-2 leading-snug font-medium">{item.name}</p>
        <p className="text-sm text-muted">
          {item.item.portion.name} · {Math.round(item.nutrition.calories)} {weekly.kcal}
        </p>
        <Shortage scheduleMenuId={deliveryId} item={item} gone={weekly.unavailable} />
        <div className="mt-auto flex flex-wrap items-center gap-x-1 gap-y-2 pt-2">
          <Quantity amount={item.amount} label={item.name} onChange={change} />
          {isSwappable(item) && (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={weekly.swapOf(item.name)}
              onClick={swap}
              className={`${action} gap-1.5 px-3 text-basil`}
            >
              <RefreshCw size={16} aria-hidden="true" />
              {weekly.swap}
            </button>
          )}
          <button
            type="button"
            aria-label={weekly.remove(item.name)}
            onClick={() => change(0)}
            className={`${action} ms-auto w-11 justify-center text-muted hover:text-error`}
          >
            <Trash size={18} aria-hidden="true" />
          </button>
        </div>
      </div>
    </li>
  )
}

const action =
  'inline-flex min-h-11 items-center rounded-full text-sm font-medium transition-colors duration-150 hover:bg-basil-soft focus-visible:rounded-full'

function isSwappable({ item, categories }: CartItemAnswer): boolean {
  if (item.type === 'main-meal') return true
  return (
    item.type === 'snack' && categories.some(({ category }) => category.code === breakfastCategory)
  )
}
