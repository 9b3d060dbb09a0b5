import PiggyBank from 'lucide-react/icons/piggy-bank'
import type { CartAnswer } from '#server/answers.ts'
import { formatMoney } from '#shop/money.ts'
import { useWords } from '../text/words.ts'
import { savingOf } from './saving.ts'

/** What the plan saves against single orders. */
export function SavingNote({ cart }: { cart: CartAnswer }) {
  const { drawer } = useWords()
  const saving = savingOf(cart)
  if (!saving) return null
  return (
    <p className="flex gap-3 rounded-field bg-basil-soft px-4 py-3 text-[0.9375rem]">
      <PiggyBank size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-basil" />
      <span>
        {drawer.saving(formatMoney(saving.each))}{' '}
        {saving.all > 0 && (
          <strong className="font-semibold">{drawer.savingAll(formatMoney(saving.all))}</strong>
        )}
      </span>
    </p>
  )
}
