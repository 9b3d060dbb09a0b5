import Building2 from 'lucide-react/icons/building-2'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { useId } from 'react'
import type { CustomerSpotAnswer } from '#server/answers.ts'
import { formatHours } from '#shop/format.ts'
import { formatEuros } from '#shop/money.ts'
import { Notice } from '#ui/notice.tsx'
import { ConfirmEmail } from '../../order/confirm-email.tsx'
import { useWords } from '../../text/words.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { useCustomerSpots } from './customer-spots.ts'
import { Leave } from './leave.tsx'
import { TakeHere } from './take-here.tsx'

type OwnSpots = Pick<ReturnType<typeof useCustomerSpots>, 'take' | 'load'>

/** An office: its address, its windows, what the company pays, and what the customer can do. */
export function SpotCard({ spot, take, load }: { spot: CustomerSpotAnswer } & OwnSpots) {
  const { company } = useWords()
  const title = useId()
  return (
    <li
      aria-labelledby={title}
      className="rounded-card border border-line bg-card p-5 shadow-card sm:p-8"
    >
      <div className="flex items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-basil-soft text-basil">
          <Building2 size={24} aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <h2 id={title} className="text-xl">
            {spot.name}
          </h2>
          <p className="text-muted">{spot.address?.line}</p>
        </div>
      </div>
      <Facts spot={spot} />
      {spot.waitsForEmail && (
        <div className="mt-5">
          <Notice kind="info" action={<ConfirmEmail confirmed={load} />}>
            {company.waitsForEmail}
          </Notice>
        </div>
      )}
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <TakeHere spot={spot} />
        {spot.isManager && (
          <ButtonLink variant="secondary" to={`/business/${spot.slug}/report`}>
            <ReceiptText size={20} aria-hidden="true" />
            {company.report}
          </ButtonLink>
        )}
      </div>
      <Leave spot={spot} take={take} />
    </li>
  )
}

function Facts({ spot }: { spot: CustomerSpotAnswer }) {
  const { company } = useWords()
  const { allowance, timePeriods, onAccount } = spot
  const hours = timePeriods.map(({ from, to }) => formatHours(from, to)).join(' · ')
  const facts = [
    { name: company.hours, value: hours },
    ...(allowance
      ? [
          { name: company.perDay, value: company.upTo(formatEuros(allowance.perDay)) },
          ...(spot.waitsForEmail
            ? []
            : [{ name: company.leftThisWeek, value: formatEuros(allowance.leftInWeek) }]),
        ]
      : []),
  ]
  return (
    <>
      <dl className="mt-5 grid gap-4 border-t border-line pt-5 sm:grid-cols-3">
        {facts.map(({ name, value }) => (
          <div key={name} className="max-sm:flex max-sm:justify-between max-sm:gap-4">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums max-sm:text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {onAccount && <p className="mt-4 text-muted">{company.onAccount}</p>}
    </>
  )
}
