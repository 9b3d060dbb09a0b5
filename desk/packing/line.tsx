import Check from 'lucide-react/icons/check'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import type { PackingBag } from './answer.ts'

/** A line of a bag: one press puts all of its trays in, another takes them out. */
export function Line({
  line,
  portion,
  packed,
  into,
  tick,
}: {
  line: PackingBag['lines'][number]
  portion: string
  packed: number
  /** The bags that it goes into, where several are packed together. */
  into?: string
  /** null: the bag is closed. */
  tick: (() => void) | null
}) {
  const { packing: words } = useWords()
  const lang = useLanguage()
  const isIn = packed >= line.amount
  return (
    <li>
      <button
        type="button"
        aria-pressed={isIn}
        disabled={!tick}
        onClick={tick ?? undefined}
        className={`flex min-h-20 w-full items-center gap-3 rounded-card border-2 px-4 py-3 text-start focus-visible:rounded-card ${isIn ? 'border-basil bg-basil-soft' : 'border-edge bg-card hover:border-basil'}`}
      >
        <span
          className={`grid size-12 shrink-0 place-items-center rounded-full border-2 ${isIn ? 'border-basil bg-basil text-on-basil' : 'border-edge'}`}
        >
          {isIn && <Check size={28} aria-hidden="true" />}
        </span>
        <span className="min-w-12 font-serif text-3xl font-semibold tabular-nums">
          {line.amount}×
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-xl font-semibold">{line.name[lang]}</span>
          <span className="block text-lg text-muted">{portion}</span>
          {into && <span className="block text-lg font-medium tabular-nums">{into}</span>}
        </span>
        <span className="shrink-0 text-lg tabular-nums max-sm:sr-only">
          {isIn ? (
            <span className="font-semibold text-basil">
              {into ? words.line(packed, line.amount) : words.isIn}
            </span>
          ) : (
            words.line(packed, line.amount)
          )}
        </span>
      </button>
    </li>
  )
}
