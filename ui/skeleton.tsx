/** Keeps the place of content that is loading. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-field bg-sand ${className}`} />
}
