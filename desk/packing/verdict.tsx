import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import OctagonX from 'lucide-react/icons/octagon-x'
import type { TrayFault } from '#shop/packing/trays.ts'
import { useWords } from '../text/words.ts'

/** What the last scan was; `dish`: empty where it is of no line. `scans`: so that two of one dish are two. */
export type Told = {
  readonly fault: TrayFault | null
  readonly dish: string
  readonly scans: number
}

/** Right and wrong, told apart by form and word, not by colour alone. */
export function Verdict({ told }: { told: Told | null }) {
  const { packing: words } = useWords()
  return (
    <div aria-live="assertive" className="mt-4 min-h-20">
      {told &&
        (told.fault === null ? (
          <p
            key={told.scans}
            className="flex min-h-20 items-center gap-4 rounded-full border-2 border-basil bg-basil-soft px-6 text-xl font-semibold text-basil"
          >
            <CircleCheckBig size={36} aria-hidden="true" className="shrink-0" />
            {words.right(told.dish)}
          </p>
        ) : (
          <p
            key={told.scans}
            className="flex min-h-20 items-center gap-4 border-4 border-error bg-terracotta-soft px-6 py-4 text-xl font-semibold text-error"
          >
            <OctagonX size={44} aria-hidden="true" className="shrink-0" />
            <span>
              {words.faults[told.fault]}
              {told.dish && <span className="block font-normal">{told.dish}</span>}
            </span>
          </p>
        ))}
    </div>
  )
}
