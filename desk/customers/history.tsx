import { useState } from 'react'
import { localPhone } from '#shop/phone-number.ts'
import { Button } from '#ui/button.tsx'
import type { Output } from '../call.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { toldOnce } from '../timeline/event.ts'
import { Timeline } from '../timeline/timeline.tsx'
import { Refusal } from '../ui/refusal.tsx'

type Portion = Output<'customer-history'>

/** What happened to a customer, after a press: the look is written down. Older portions come by another. */
export function History({ customerId }: { customerId: string }) {
  const { customers } = useWords()
  const { timeline } = customers
  const looking = useAct('customer-history')
  const [portions, setPortions] = useState<readonly Portion[]>([])
  const [first] = portions
  const next = portions.at(-1)?.next
  const events = portions.flatMap(({ events }) => events)
  const look = () =>
    looking.mutate(
      { customerId, ...(next && { before: next }) },
      { onSuccess: portion => setPortions([...portions, portion]) },
    )
  if (!first)
    return (
      <section className="mt-10 space-y-4">
        <h2 className="mb-2 text-xl">{customers.history}</h2>
        <p className="text-muted">{customers.historyText}</p>
        <Refusal of={looking.error} />
        <Button busy={looking.isPending} onClick={look}>
          {customers.showHistory}
        </Button>
      </section>
    )
  return (
    <>
      <Addresses of={first.addresses} />
      <section className="mt-10">
        <h2 className="mb-4 text-xl">{customers.history}</h2>
        <Timeline
          events={toldOnce(events)}
          customerId={customerId}
          end={
            <div className="mt-6 space-y-3">
              <p role="status" className="text-sm text-muted">
                {(next ? timeline.newest : timeline.complete)(toldOnce(events).length)}
              </p>
              <Refusal of={looking.error} />
              {next && (
                <Button variant="secondary" busy={looking.isPending} onClick={look}>
                  {timeline.older}
                </Button>
              )}
            </div>
          }
        />
      </section>
    </>
  )
}

function Addresses({ of: addresses }: { of: Portion['addresses'] }) {
  const { customers, orders } = useWords()
  if (addresses.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-xl">{customers.addresses}</h2>
      <ul className="rounded-card border border-line bg-card shadow-card">
        {addresses.map(({ street, number, municipality, postcode, floor, bell, phone }) => (
          <li
            key={`${street} ${number} ${phone}`}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line px-5 py-3 not-last:border-b"
          >
            <span className="font-semibold break-words">{`${street} ${number}, ${postcode}`}</span>
            <span className="text-sm text-muted">
              {[municipality, orders.door(floor, bell), localPhone(phone)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
