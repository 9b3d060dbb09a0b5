import { formatMoney, toCents } from '#shop/money.ts'

/** An amount that a call answered, in euros. */
export function Euro({ value, className = '' }: { value: number; className?: string }) {
  return (
    <span className={`whitespace-nowrap tabular-nums ${className}`}>
      {formatMoney(toCents(value))}
    </span>
  )
}
