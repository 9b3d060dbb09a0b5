import { stepPaths } from '#shop/order-steps.ts'
import type { DietCode, PlanType } from '#shop/plan/plan.ts'
import { useConfig } from '../../config.ts'
import { useWords } from '../../text/words.ts'
import { Link } from '../../ui/link.tsx'

/** The two tabs of the chooser, each its own page; the links keep the goal. */
export function PlanTabs({ current, goal }: { current: PlanType; goal: DietCode | null }) {
  const { plans } = useWords()
  const { weeks } = useConfig().sale
  const tabs = [
    { type: 'daily', name: plans.tabs.daily, text: plans.tabs.dailyText },
    { type: 'weekly', name: plans.tabs.weekly, text: plans.tabs.weeklyText(weeks) },
  ] as const
  // A shop without plans of weeks has nothing to choose between.
  if (weeks === '') return null
  return (
    <nav aria-label={plans.tabs.label} className="mb-4 md:mb-6">
      <ul className="inline-grid w-full grid-cols-2 rounded-full border border-line bg-card p-1 shadow-card sm:w-auto sm:min-w-96">
        {tabs.map(({ type, name, text }) => (
          <li key={type}>
            <Link
              to={{ pathname: stepPaths[type].plans, search: goal ? `?goal=${goal}` : '' }}
              aria-current={type === current ? 'page' : undefined}
              className={`flex min-h-12 flex-col items-center justify-center rounded-full px-2 py-1 text-center leading-tight font-semibold transition-colors duration-200 ease-calm focus-visible:rounded-full ${type === current ? 'bg-basil text-on-basil' : 'text-ink hover:bg-basil-soft'}`}
            >
              {name}
              <span className="text-sm font-medium">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
