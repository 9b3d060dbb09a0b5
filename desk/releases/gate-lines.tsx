import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { formatDate, formatDateTime } from '#shop/format.ts'
import { mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useMe } from '../me.ts'
import { useAct } from '../queries.ts'
import { usePortionName } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { namesOf } from '../ui/allergen-names.ts'
import { Refusal } from '../ui/refusal.tsx'

/** For an answer on the phone alone. */
const PhoneAnswer = lazy(() => import('./phone-answer.tsx'))

type View = Output<'release-one'>
type GateLine = View['lines'][number]

/** What becomes of each line that was sold before its release: who waits, who has chosen. */
export function GateLines({ release: { id, status, lines, allergens } }: { release: View }) {
  const { gate } = useWords()
  const { roles } = useMe()
  const [phoned, setPhoned] = useState<GateLine | null>(null)
  const open = lines.filter(isOpen)
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="sold-already" className="space-y-4">
      <h2 id="sold-already" className="text-xl">
        {gate.title}
      </h2>
      <Bar lines={lines} />
      <p role="status">{gate.left(open.length)}</p>
      {status === 'planned' && mayCall(roles, 'release-ask') && <Ask id={id} open={open} />}
      <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
        {lines.map(line => (
          <Line
            key={`${line.deliveryId} ${line.buildId}`}
            line={line}
            allergens={allergens}
            phone={
              status === 'planned' && isOpen(line) && line.why !== 'unpaid'
                ? () => setPhoned(line)
                : null
            }
          />
        ))}
      </ul>
      <Suspense fallback={null}>
        {phoned && <PhoneAnswer releaseId={id} line={phoned} close={() => setPhoned(null)} />}
      </Suspense>
    </section>
  )
}

function isOpen({ state }: GateLine): boolean {
  return state === 'waiting' || state === 'asked'
}

/** How far it is, drawn: what is settled, what was asked, what was not. */
function Bar({ lines }: { lines: readonly GateLine[] }) {
  const count = (is: (line: GateLine) => boolean) => lines.filter(is).length
  const parts = [
    { name: 'settled', amount: count(line => !isOpen(line)), colour: 'bg-basil' },
    { name: 'asked', amount: count(({ state }) => state === 'asked'), colour: 'bg-honey' },
    { name: 'waiting', amount: count(({ state }) => state === 'waiting'), colour: 'bg-terracotta' },
  ]
  return (
    <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
      {parts
        .filter(({ amount }) => amount > 0)
        .map(({ name, amount, colour }) => (
          <span key={name} className={colour} style={{ flexGrow: amount }} />
        ))}
    </div>
  )
}

function Ask({ id, open }: { id: string; open: readonly GateLine[] }) {
  const { gate } = useWords()
  const asking = useAct('release-ask')
  const isFirst = open.some(({ state, why }) => state === 'waiting' && why === null)
  const isAgain = open.some(({ state, why }) => state === 'asked' && why === null)
  if (!isFirst && !isAgain) return null
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="sm"
          variant={isFirst ? 'primary' : 'secondary'}
          busy={asking.isPending}
          onClick={() => asking.mutate({ releaseId: id })}
        >
          {isFirst ? gate.ask : gate.remind}
        </Button>
        {asking.data && (
          <span role="status" className="text-muted">
            {gate.sent(asking.data.asked, asking.data.reminded)}
          </span>
        )}
      </div>
      <p className="text-sm text-muted">{gate.askText}</p>
      <Refusal of={asking.error} />
    </div>
  )
}

function Line({
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
          {mayCall(roles, 'order-one') ? (
            <Link to={`/orders/${number}`} className="link font-semibold">
              {gate.order(number)}
            </Link>
          ) : (
            gate.order(number)
          )}{' '}
          · {formatDate(date, lang, 'long')}
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
