import PiggyBank from 'lucide-react/icons/piggy-bank'
import type { CartAnswer } from '#server/answers.ts'
import { formatEuros } from '#shop/money.ts'
import { useWords } from '../text/words.ts'

/** What a complete plan saves, delivery counted; nothing where nothing is saved. */
export function SavingNote({ cart }: { cart: CartAnswer }) {
  const { drawer } = useWords()
  if (cart.saved === 0) return null
  return (
    <p className="flex gap-3 rounded-field bg-basil-soft px-4 py-3 text-sm">
      <PiggyBank size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-basil" />
      <span>{drawer.saving(formatEuros(cart.saved))}</span>
    </p>
  )
}
