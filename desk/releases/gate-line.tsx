import { Link } from 'react-router'
import { formatDate, formatDateTime } from '#shop/format.ts'
import { mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useMe } from '../me.ts'
import { usePortionName } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { namesOf } from '../ui/allergen-names.ts'

export type View = Output<'release-one'>

export type GateLine = View['lines'][number]

export function isOpen({ state }: GateLine): boolean {
  return state === 'waiting' || state === 'asked'
}

export function Line({
  line,
  allergens,
  phone,
}: {
  line: GateLine
  allergens: View['allergens']
  phone: (() => void) | null
}) {
  const { gate } = useWords()
  const portionName = usePortionName()
  const lang = useLanguage()
  const { roles } = useMe()
  const { number, date, name, portion, amount, reason, gains, state, why } = line
  const hindrance = isOpen(line) && why ? gate[why] : null
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-sm text-muted tabular-nums">
          <OrderNumber number={number} /> · {formatDate(date, lang, 'long')}
        </p>
        <p className="font-semibold">
          {amount} × {name[lang]}, {portionName(portion)}
        </p>
        <p className="text-sm text-terracotta">
          {gate.reasons[reason](namesOf(gains, allergens, lang))}
        </p>
      </div>
      <div className="flex-1 basis-56 text-sm">
        <p className="flex items-center gap-2 text-base font-medium">
          <span
            aria-hidden="true"
            className={`size-2.5 shrink-0 rounded-full ${
              isOpen(line) ? (state === 'asked' ? 'bg-honey' : 'bg-terracotta') : 'bg-basil'
            }`}
          />
          {gate.states[state]}
        </p>
        <p className="text-muted">{hindrance ?? <Told line={line} />}</p>
        {phone && mayCall(roles, 'release-line-settle') && (
          <Button
            size="sm"
            variant="quiet"
            className="-ms-4 mt-1"
            aria-label={gate.phoneOf(number)}
            onClick={phone}
          >
            {gate.phone}
          </Button>
        )}
      </div>
    </li>
  )
}

function OrderNumber({ number }: Pick<GateLine, 'number'>) {
  const { gate } = useWords()
  const { roles } = useMe()
  if (!mayCall(roles, 'order-one')) return gate.order(number)
  return (
    <Link to={`/orders/${number}`} className="link font-semibold">
      {gate.order(number)}
    </Link>
  )
}

function Told({ line }: { line: GateLine }) {
  const { gate } = useWords()
  const lang = useLanguage()
  const { askedAt, remindedAt, settledAt, by, instead, state } = line
  const when = (instant: string) => formatDateTime(instant, lang)
  const steps = isOpen(line)
    ? [askedAt && gate.askedAt(when(askedAt)), remindedAt && gate.remindedAt(when(remindedAt))]
    : [
        state === 'swapped' && instead && gate.instead(instead[lang]),
        settledAt &&
          (by === null ? gate.byCustomer(when(settledAt)) : gate.byStaff(by, when(settledAt))),
      ]
  return steps.filter(Boolean).join(' · ')
}
