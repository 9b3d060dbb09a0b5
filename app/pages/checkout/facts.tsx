import CalendarDays from 'lucide-react/icons/calendar-days'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { formatDate, formatHours } from '#shop/format.ts'
import { stepPaths } from '#shop/order-steps.ts'
import { Notice } from '#ui/notice.tsx'
import { AddressLines } from '../../order/address-lines.tsx'
import { useLanguage, useWords } from '../../text/words.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Link, type PagePath } from '../../ui/link.tsx'

/** Where and when the order comes, each with a link to change it. */
export function Facts({ cart }: { cart: CartAnswer }) {
  const { checkout, order } = useWords()
  const lang = useLanguage()
  const { shippingAddress, spot, spotPlan, timePeriod, scheduleMenus } = cart
  const { type } = spotPlan.plan
  const [first] = scheduleMenus
  const counter = spot?.kind === 'takeaway'
  return (
    <div className="divide-y divide-line">
      <Fact
        title={counter ? order.counter : order.address}
        Icon={MapPin}
        // The customer chooses among their own offices.
        to={spot?.kind === 'company' ? '/addresses' : '/address'}
        change={counter ? checkout.changeCounter : checkout.changeAddress}
      >
        {shippingAddress && <AddressLines address={shippingAddress} spot={spot} />}
      </Fact>
      <AddressErrors cart={cart} />
      <Fact
        title={type === 'weekly' ? order.deliveriesOf(scheduleMenus.length) : order.when}
        Icon={CalendarDays}
        to={stepPaths[type]['date-time']}
        change={checkout.changeTime}
      >
        {first && timePeriod && type === 'daily' && (
          <p className="font-semibold">
            {formatDate(first.date, lang, 'long')},{' '}
            <span className="whitespace-nowrap">{formatHours(timePeriod.from, timePeriod.to)}</span>
          </p>
        )}
        {timePeriod && type === 'weekly' && (
          <>
            <ul className="flex flex-wrap gap-x-4 font-semibold">
              {scheduleMenus.map(({ id, date }) => (
                <li key={id} className="whitespace-nowrap">
                  {formatDate(date, lang, 'short')}
                </li>
              ))}
            </ul>
            <p className="text-muted">{formatHours(timePeriod.from, timePeriod.to)}</p>
          </>
        )}
      </Fact>
    </div>
  )
}

function Fact({
  title,
  Icon,
  to,
  change,
  children,
}: {
  title: string
  Icon: typeof MapPin
  to: PagePath
  change: string
  children: ReactNode
}) {
  const { checkout } = useWords()
  return (
    <section className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-basil" />
      <div className="min-w-0 flex-1">
        <h2 className="sr-only">{title}</h2>
        <Link
          to={to}
          aria-label={change}
          className="float-end -my-2.5 ms-3 inline-flex min-h-11 items-center px-1 font-semibold text-basil underline-offset-4 hover:underline"
        >
          {checkout.change}
        </Link>
        {children}
      </div>
    </section>
  )
}

/** What the address lacks, each with its own message (§5). */
function AddressErrors({ cart }: { cart: CartAnswer }) {
  const { checkout } = useWords()
  const missing = cart.errors.filter(({ group, field }) => group === 'shipping-address' && field)
  if (missing.length === 0) return null
  return (
    <div id="address-errors" tabIndex={-1} className="py-5">
      <Notice
        kind="error"
        title={checkout.addressErrors}
        action={
          <ButtonLink to="/address" size="sm">
            {checkout.fixAddress}
          </ButtonLink>
        }
      >
        <ul>
          {missing.map(({ slug, message }) => (
            <li key={slug}>{message}</li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
