import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef, useState } from 'react'
import type { PlanAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { stepPaths } from '#shop/order-steps.ts'
import { addDays } from '#shop/schedule/schedule.ts'
import { DeliveryProgress } from '../menu/weekly/delivery-progress.tsx'
import { useLanguage, useWords } from '../text/words.ts'
import { Link } from '../ui/link.tsx'
import { OrderItem } from './order-item.tsx'

/** One delivery. `changes`: it holds meals that the kitchen no longer has; `starts`: open at first. */
export function OrderDelivery({
  menu,
  plan,
  changes,
  starts,
}: {
  menu: ScheduleMenuAnswer
  plan: PlanAnswer
  changes: boolean
  starts: boolean
}) {
  const { drawer, weekly } = useWords()
  const lang = useLanguage()
  const summary = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(starts)
  const path = stepPaths[plan.type].menu
  const last = formatDate(addDays(menu.date, menu.days - 1), lang, 'short')
  return (
    <details
      open={open}
      onToggle={event => setOpen(event.currentTarget.open)}
      className="group rounded-card border border-line bg-card"
    >
      <summary
        ref={summary}
        className="flex min-h-14 list-none items-center gap-3 rounded-card px-4 py-3 focus-visible:rounded-card [&::-webkit-details-marker]:hidden"
      >
        <div className="min-w-0 flex-1">
          <h3 className="text-lg">{formatDate(menu.date, lang, 'long')}</h3>
          {plan.type === 'weekly' && (
            <p className="text-sm text-muted">{weekly.covers(menu.days, last)}</p>
          )}
          <div className="mt-1">
            <DeliveryProgress menu={menu} changes={changes} />
          </div>
        </div>
        <ChevronDown
          size={22}
          aria-hidden="true"
          className="shrink-0 text-muted transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      {open && (
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
              to={plan.type === 'weekly' ? `${path}?delivery=${menu.id}` : path}
              replace
              className="inline-flex min-h-11 items-center font-medium text-basil underline-offset-4 hover:underline"
            >
              {drawer.chooseMeals}
            </Link>
          </p>
        </div>
      )}
    </details>
  )
}
