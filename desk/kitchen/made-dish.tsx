import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import type { DishOfDay, Kitchen } from './answer.ts'
import { Dish } from './dish.tsx'

/** A dish of which every portion came out: one line, which opens to its batches and labels. */
export function MadeDish({ dish, kitchen }: { dish: DishOfDay; kitchen: Kitchen }) {
  const { kitchen: words } = useWords()
  const lang = useLanguage()
  const sold = dish.builds.reduce((sum, build) => sum + build.sold, 0)
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-18 cursor-pointer items-center gap-4 rounded-card border-2 border-basil bg-card px-5 py-3 text-lg hover:bg-basil-soft focus-visible:rounded-card">
          <CircleCheckBig size={26} aria-hidden="true" className="shrink-0 text-basil" />
          <span className="min-w-0 flex-1 font-semibold">{dish.name[lang]}</span>
          <span className="shrink-0 text-muted tabular-nums">{words.portions(sold)}</span>
          <ChevronDown
            size={22}
            aria-hidden="true"
            className="shrink-0 text-muted group-open:rotate-180"
          />
        </summary>
        <ul className="mt-3 mb-2">
          <Dish dish={dish} kitchen={kitchen} />
        </ul>
      </details>
    </li>
  )
}
