import type { LucideIcon } from 'lucide-react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import PauseCircle from 'lucide-react/icons/circle-pause'
import Truck from 'lucide-react/icons/truck'
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed'
import { formatMoney } from '#shop/money.ts'
import { useConfig } from '../../config.ts'
import { useWords } from '../../text/words.ts'

type Need = { Icon: LucideIcon; title: string; text: string }

/** Says what a single order needs (§9) before the visitor starts one. */
export function Needs() {
  const { plans } = useWords()
  const { delivery, leastMainMeals, sale } = useConfig()
  const { fee, freeFromMainMeals } = delivery
  const needs: Need[] = [
    {
      Icon: UtensilsCrossed,
      title: plans.needMains(leastMainMeals),
      text: plans.needMainsText,
    },
    {
      Icon: Truck,
      title: fee > 0 ? plans.needShipping(freeFromMainMeals) : plans.weekly.freeShippingBadge,
      text: fee > 0 ? plans.needShippingText(formatMoney(fee)) : plans.needShippingNone,
    },
    { Icon: CalendarDays, title: plans.needDay, text: plans.needDayText(sale.days, sale.windows) },
  ]
  return <NeedsList title={plans.needsTitle} needs={needs} />
}

/** How a plan runs from week to week (§4, §9). */
export function WeeklyNeeds({ deliveries }: { deliveries: number }) {
  const { weekly } = useWords().plans
  const { sale } = useConfig()
  const needs: Need[] = [
    {
      Icon: Truck,
      title: weekly.needDeliveries(deliveries),
      text: weekly.needFresh(sale.shelfDays),
    },
    {
      Icon: UtensilsCrossed,
      title: weekly.needChoose,
      text: weekly.needChooseText(sale.changeHours),
    },
    { Icon: PauseCircle, title: weekly.needPause, text: weekly.needPauseText },
  ]
  return <NeedsList title={weekly.needsTitle} needs={needs} />
}

function NeedsList({ title: heading, needs }: { title: string; needs: readonly Need[] }) {
  return (
    <section aria-labelledby="needs" className="mt-12 md:mt-16">
      <h2 id="needs" className="text-xl md:text-3xl">
        {heading}
      </h2>
      <ul className="mt-5 grid gap-5 md:grid-cols-3 md:gap-8">
        {needs.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-basil-soft text-basil">
              <Icon size={22} aria-hidden="true" />
            </span>
            <p>
              <strong className="block font-semibold">{title}</strong>
              <span className="text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
