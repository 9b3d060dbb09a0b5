import { Skeleton } from '#ui/skeleton.tsx'
import { useWords } from '../text/words.ts'

export function Waiting({ rows = 3 }: { rows?: number | undefined }) {
  const { frame } = useWords()
  return (
    <div role="status" className="space-y-3">
      <span className="sr-only">{frame.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}
