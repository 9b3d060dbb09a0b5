import PiggyBank from 'lucide-react/icons/piggy-bank'
import type { CartAnswer } from '#server/answers.ts'
import { type Cents, formatMoney, toCents } from '#shop/money.ts'
import { useWords } from '../text/words.ts'

/** How much a plan saves compared with single orders. */
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

type Saved = Pick<CartAnswer, 'spotPlan' | 'daily' | 'amounts'>

/** What a plan saves on each main meal and on all that are chosen; null: nothing. */
export function savingOf({ spotPlan, daily, amounts }: Saved): { each: Cents; all: Cents } | null {
  const { type, config } = spotPlan.plan
  const each = toCents(daily.package.prices['main-meal']) - toCents(config.prices['main-meal'])
  return type === 'weekly' && each > 0 ? { each, all: each * amounts['main-meal'] } : null
}
