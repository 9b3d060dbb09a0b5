import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { labelOf } from './house-label.ts'
import type { Plan, Van, Window } from './plan.ts'

/** Stops in no van: before the first sharing out all, later what came late or finds no room. */
export function Left({
  plan,
  window,
  change,
  say,
}: {
  plan: Plan
  window: Window
  change: (vans: readonly Van[]) => void
  say: (text: string) => void
}) {
  const { routes: words } = useWords()
  const lang = useLanguage()
  if (plan.left.length === 0) return null
  const isNew = plan.routes.every(houses => houses.length === 0)
  return (
    <section className="mb-4 rounded-card border border-honey bg-card p-4">
      <h2 className="flex items-center gap-2 text-lg">
        <TriangleAlert size={20} aria-hidden="true" className="shrink-0 text-warning" />
        {words.left(plan.left.length)}
      </h2>
      {!isNew && (
        <ul className="mt-2 divide-y divide-line">
          {plan.left.map(house => (
            <li key={house.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <p className="min-w-0 flex-1 basis-48">{labelOf(house, window, lang)}</p>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`${words.put}: ${labelOf(house, window, lang)}`}
                onClick={() => {
                  const next = plan.put(house.id)
                  if (next) change(next)
                  else say(words.noRoom)
                }}
              >
                {words.put}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
