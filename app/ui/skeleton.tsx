/** Keeps the place of what is still to come. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-field bg-sand ${className}`} />
}
