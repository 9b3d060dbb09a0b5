import { Skeleton } from '#ui/skeleton.tsx'

/** Keeps the place of days and windows; what loads is told to who cannot see it. */
export function DaysWaiting({ loading }: { loading: string }) {
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {loading}
      </p>
      <Skeleton className="h-80" />
      <Skeleton className="h-24" />
    </div>
  )
}
