import CalendarClock from 'lucide-react/icons/calendar-clock'
import MapPin from 'lucide-react/icons/map-pin'
import Utensils from 'lucide-react/icons/utensils'
import type { CartAnswer } from '#server/answers.ts'
import { addressLine } from '#shop/address/address.ts'
import { formatHours } from '#shop/format.ts'
import { stepPaths } from '#shop/order-steps.ts'
import { useWords } from '../text/words.ts'
import { Link, type PagePath } from '../ui/link.tsx'

type Fact = { Icon: typeof MapPin; name: string; value: string; to: PagePath }

/** Plan, address and hours, each with a way to change it. */
export function OrderFacts({ cart }: { cart: CartAnswer }) {
  const { drawer, order } = useWords()
  const { plan } = cart.spotPlan
  const paths = stepPaths[plan.type]
  const { shippingAddress, spot, timePeriod } = cart
  const counter = spot?.kind === 'takeaway'
  const facts: readonly Fact[] = [
    { Icon: Utensils, name: drawer.plan, value: plan.name, to: paths.plans },
    {
      Icon: MapPin,
      name: counter ? order.counter : drawer.address,
      value: shippingAddress
        ? [counter && spot.name, addressLine(shippingAddress)].filter(Boolean).join(', ')
        : drawer.noAddress,
      to: spot?.kind === 'company' ? '/addresses' : paths.address,
    },
    {
      Icon: CalendarClock,
      name: counter ? drawer.counterHours : drawer.hours,
      value: timePeriod ? formatHours(timePeriod.from, timePeriod.to) : drawer.noHours,
      to: paths['date-time'],
    },
  ]
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
      {facts.map(({ Icon, name, value, to }) => (
        <li key={name} className="flex items-center gap-3 py-2.5">
          <Icon size={20} aria-hidden="true" className="shrink-0 text-terracotta" />
          <p className="min-w-0 flex-1">
            <span className="block text-sm text-muted">{name}</span>
            <span className="font-medium">{value}</span>
          </p>
          <Link
            to={to}
            replace
            aria-label={drawer.changeOf(name)}
            className="inline-flex min-h-11 items-center rounded-full px-3 text-sm font-medium text-basil hover:bg-basil-soft focus-visible:rounded-full"
          >
            {drawer.change}
          </Link>
        </li>
      ))}
    </ul>
  )
}
