import Banknote from 'lucide-react/icons/banknote'
import { Euro } from '#ui/money.tsx'
import { useWords } from '../text/words.ts'

/** What is taken when a bag is handed over (euros). */
export function Due({ of }: { of: number | null }) {
  const { day } = useWords()
  if (of === null) return null
  return (
    <p className="mt-1 flex items-center gap-2 text-lg font-semibold">
      <Banknote size={20} aria-hidden="true" className="shrink-0 text-terracotta" />
      {day.due}: <Euro value={of} />
    </p>
  )
}
