import PiggyBank from 'lucide-react/icons/piggy-bank'
import type { OrderAnswer } from '#server/answers.ts'
import { formatEuros } from '#shop/money.ts'
import { useConfig } from '../../config.ts'
import { CompanyShare } from '../../order/company-share.tsx'
import { TotalsList } from '../../order/totals-list.tsx'
import { useWords } from '../../text/words.ts'

/** What the order costs now, with its VAT, and what the plan saved. */
export function Bill({ order: shown }: { order: OrderAnswer }) {
  const { order, orderChange } = useWords()
  const { fee, freeFromMainMeals } = useConfig().delivery
  const { totals, deliveries, coupon, plan, spot, vat, saved } = shown
  const standing = deliveries.filter(({ status }) => status !== 'canceled')
  return (
    <>
      <TotalsList
        totals={totals}
        deliveries={standing.length}
        coupon={coupon?.name}
        shippingNote={
          fee > 0 && plan.type === 'daily' && spot.kind === 'delivery'
            ? order.freeFrom(freeFromMainMeals)
            : undefined
        }
        vat={vat}
      />
      <CompanyShare company={shown.company} />
      {saved > 0 && (
        <p className="mt-4 flex gap-3 rounded-field bg-basil-soft px-4 py-3 text-sm">
          <PiggyBank size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-basil" />
          {orderChange.saved(formatEuros(saved))}
        </p>
      )}
    </>
  )
}
