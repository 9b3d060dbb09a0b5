import { useWords } from '../text/words.ts'

/** Drawn where there is a limit. */
export function Uses({ uses, most }: { uses: number; most: number | undefined }) {
  const { coupons } = useWords()
  return (
    <span className={`tabular-nums ${most === undefined ? '' : 'block min-w-24'}`}>
      {coupons.usesOf(uses, most)}
      {most !== undefined && (
        <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-basil-soft">
          <span
            className="block h-1.5 rounded-full bg-basil"
            style={{ width: `${Math.min(100, (100 * uses) / most)}%` }}
          />
        </span>
      )}
    </span>
  )
}
