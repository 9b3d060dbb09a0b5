import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLanguage, useWords } from '../../text/words.ts'
import { monthAfter, monthName } from './month.ts'

/** The month with buttons for the one before and the one after. */
export function MonthChoice({ month, choose }: { month: string; choose: (month: string) => void }) {
  const { company } = useWords()
  const lang = useLanguage()
  return (
    <fieldset className="flex items-center justify-between gap-2 rounded-full border border-line bg-card p-1">
      <legend className="sr-only">{company.month}</legend>
      <button
        type="button"
        aria-label={company.earlier}
        onClick={() => choose(monthAfter(month, -1))}
        className={arrow}
      >
        <ChevronLeft size={22} aria-hidden="true" />
      </button>
      <p aria-live="polite" className="font-serif text-lg font-semibold">
        {monthName(month, lang)}
      </p>
      <button
        type="button"
        aria-label={company.later}
        onClick={() => choose(monthAfter(month, 1))}
        className={arrow}
      >
        <ChevronRight size={22} aria-hidden="true" />
      </button>
    </fieldset>
  )
}

const arrow =
  'grid size-11 place-items-center rounded-full text-basil transition-colors duration-150 hover:bg-basil-soft focus-visible:rounded-full'
