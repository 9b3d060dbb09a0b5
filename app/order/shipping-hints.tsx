import Truck from 'lucide-react/icons/truck'
import type { HintAnswer } from '#server/answers.ts'

/** Why delivery costs what it does, and what would make it free. */
export function ShippingHints({ hints }: { hints: readonly HintAnswer[] }) {
  const told = hints.filter(({ code }) => !code.startsWith('coupon'))
  if (told.length === 0) return null
  return (
    <div className="mt-3 flex gap-3 rounded-field bg-basil-soft px-4 py-2.5 text-sm">
      <Truck size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-basil" />
      <ul>
        {told.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
    </div>
  )
}
