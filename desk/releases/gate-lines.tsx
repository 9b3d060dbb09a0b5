import { lazy, Suspense, useState } from 'react'
import { mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { useMe } from '../me.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import { type GateLine, isOpen, Line, type View } from './gate-line.tsx'

/** For an answer on the phone alone. */
const PhoneAnswer = lazy(() => import('./phone-answer.tsx'))

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
