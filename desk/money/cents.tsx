import { formatMoney } from '#shop/money.ts'

/** Whole cents, as reports answer them, since they are summed again. */
export function Cents({ of, className = '' }: { of: number; className?: string }) {
  return <span className={`whitespace-nowrap tabular-nums ${className}`}>{formatMoney(of)}</span>
}
