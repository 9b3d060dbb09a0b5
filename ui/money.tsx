import { formatEuros } from '#shop/money.ts'

/** Shows an amount in euros, as calls answer it. */
export function Euro({ value, className = '' }: { value: number; className?: string }) {
  return <span className={`whitespace-nowrap tabular-nums ${className}`}>{formatEuros(value)}</span>
}
