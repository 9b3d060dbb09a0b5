import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useRefusalSentence } from '../../refusal-sentence.ts'
import { useWords } from '../../text/words.ts'
import type { BulkOutcome } from './bulk-run.ts'

/** A row and what became of it, or why it is left as it is. */
export function BulkRow({
  name,
  whyLeft,
  outcome,
  isBegun,
}: {
  name: string
  whyLeft: string | null
  outcome: BulkOutcome
  isBegun: boolean
}) {
  const { bulk } = useWords()
  const sentenceOf = useRefusalSentence()
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <Mark state={whyLeft ? 'left' : outcome.state} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted">
          {whyLeft ? `${bulk.stays}: ${whyLeft}` : isBegun && bulk[outcome.state]}
          {outcome.state === 'refused' && (
            <span className="text-error">. {sentenceOf(outcome.error)}</span>
          )}
        </span>
      </span>
    </li>
  )
}

/** Beside the words, which say the same. */
function Mark({ state }: { state: BulkOutcome['state'] | 'left' }) {
  const place = 'mt-1 size-4.5 shrink-0'
  if (state === 'done') return <Check aria-hidden="true" className={`${place} text-success`} />
  if (state === 'refused')
    return <TriangleAlert aria-hidden="true" className={`${place} text-error`} />
  if (state === 'left') return <Minus aria-hidden="true" className={`${place} text-muted`} />
  return (
    <span
      aria-hidden="true"
      className={`${place} rounded-full border-2 ${state === 'runs' ? 'animate-spin border-basil border-r-transparent' : 'border-line'}`}
    />
  )
}
