import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { mostOfOneItem } from '#shop/cart/cart.ts'
import { useWords } from '../text/words.ts'

/** The amount of a dish with "−" and "+"; `label` is the dish's name. */
export function Quantity({
  amount,
  onChange,
  label,
  max = mostOfOneItem,
}: {
  amount: number
  onChange: (amount: number) => void
  label: string
  max?: number
}) {
  const { layout } = useWords()
  return (
    <fieldset
      aria-label={layout.quantity.of(label)}
      className="inline-flex h-11 items-center justify-between rounded-full border border-edge bg-card"
    >
      <button
        type="button"
        aria-label={layout.quantity.less(label)}
        disabled={amount <= 0}
        onClick={() => onChange(amount - 1)}
        className={step}
      >
        <Minus size={18} />
      </button>
      <output aria-live="polite" className="min-w-6 text-center font-semibold tabular-nums">
        {amount}
      </output>
      <button
        type="button"
        aria-label={layout.quantity.more(label)}
        disabled={amount >= max}
        onClick={() => onChange(amount + 1)}
        className={step}
      >
        <Plus size={18} />
      </button>
    </fieldset>
  )
}

const step =
  'grid size-11 place-items-center rounded-full text-basil transition-colors duration-150 hover:bg-basil-soft focus-visible:rounded-full disabled:text-muted disabled:hover:bg-transparent'
