import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef } from 'react'
import type { PlanAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import { stepPaths } from '#shop/cart-checks.ts'
import { formatDate } from '../format.ts'
import { useLanguage, useWords } from '../text/words.ts'
import { Link } from '../ui/link.tsx'
import { OrderItem } from './order-item.tsx'

/** One delivery: its date, how full it is, its meals. */
export function OrderDelivery({ menu, plan }: { menu: ScheduleMenuAnswer; plan: PlanAnswer }) {
  const { drawer } = useWords().layout
  const lang = useLanguage()
  const summary = useRef<HTMLElement>(null)
  return (
    <details open className="group rounded-card border border-line bg-card">
      <summary
        ref={summary}
        className="flex min-h-14 list-none items-center gap-3 rounded-card px-4 py-3 focus-visible:rounded-card [&::-webkit-details-marker]:hidden"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-serif text-lg font-semibold">
            {formatDate(menu.date, lang, 'long')}
          </span>
          <Progress
            held={menu.amounts['main-meal']}
            required={menu.config.amounts['main-meal'][0]}
          />
        </span>
        <ChevronDown
          size={22}
          aria-hidden="true"
          className="shrink-0 text-muted transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line px-4">
        {menu.items.length === 0 ? (
          <p className="py-4 text-muted">{drawer.noItems}</p>
        ) : (
          <ul className="divide-y divide-line">
            {menu.items.map(item => (
              <OrderItem
                key={item.id}
                menu={menu}
                item={item}
                removed={() => summary.current?.focus()}
              />
            ))}
          </ul>
        )}
        <p className="border-t border-line py-1.5">
          <Link
            to={stepPaths[plan.type].menu}
            replace
            className="inline-flex min-h-11 items-center font-medium text-basil underline-offset-4 hover:underline"
          >
            {drawer.chooseMeals}
          </Link>
        </p>
      </div>
    </details>
  )
}

/** Capped at 100 percent, green when complete (§4). */
function Progress({ held, required }: { held: number; required: number }) {
  const { drawer } = useWords().layout
  if (required === 0) return null
  const complete = held >= required
  return (
    <span className="mt-1.5 block">
      <span className="block h-1.5 overflow-hidden rounded-full bg-sand">
        <span
          className={`block h-full rounded-full transition-[width] duration-200 ${complete ? 'bg-success' : 'bg-honey'}`}
          style={{ width: `${Math.min(100, (held / required) * 100)}%` }}
        />
      </span>
      <span className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="text-muted">{drawer.progress(held, required)}</span>
        <span className={complete ? 'font-medium text-success' : 'text-ink'}>
          {complete ? drawer.complete : drawer.missing(required - held)}
        </span>
      </span>
    </span>
  )
}
