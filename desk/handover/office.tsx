import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { doorLine } from '../day/directions.ts'
import { useMe } from '../me.ts'
import { keep, second, takeBack, useOutbox } from '../outbox/outbox.ts'
import { isOf } from '../outbox/waiting.ts'
import { useWords } from '../text/words.ts'
import type { HandoverBag } from './answer.ts'
import type { Spoken } from './day-of-bags.tsx'

/** Bags that one press may hand over, by office: they are paid and have no outcome yet. */
export function officesOf(spoken: readonly Spoken[]): HandoverBag[][] {
  const ready = spoken.flatMap(({ bag, waiting }) =>
    bag.spot.kind === 'company' && bag.due === null && !waiting && bag.state === 'planned'
      ? [bag]
      : [],
  )
  const offices = Map.groupBy(ready, ({ spot, timePeriodId }) => `${spot.id} ${timePeriodId}`)
  return [...offices.values()].filter(bags => bags.length > 1)
}

/** One button hands over all bags of an office. The device sends an outcome for each of them. */
export function Office({ bags, told }: { bags: readonly HandoverBag[]; told: () => void }) {
  const { handover: words } = useWords()
  const lang = useLanguage()
  const { id: staff } = useMe()
  const [first] = bags
  if (!first) return null
  function handOver() {
    const at = new Date().toISOString()
    for (const { delivery, name, number } of bags) {
      const input = { delivery, outcome: 'handed-over', at, pin: null, took: null } as const
      keep({ name: 'delivery-outcome', input, of: name || `${number}`, staff })
    }
    told()
  }
  const office = first.spot.name[lang]
  return (
    <li className="rounded-card border-2 border-basil bg-basil-soft p-5 lg:col-span-2">
      <h3 className="text-xl">{first.door ? `${office}, ${doorLine(first.door)}` : office}</h3>
      <p className="mt-1 font-serif text-xl leading-relaxed tabular-nums">
        {bags.map(({ bag }) => bag).join(', ')}
      </p>
      <Button size="lg" className="mt-3 min-h-14 w-full px-5 text-lg" onClick={handOver}>
        {words.allHandedOver(bags.length)}
      </Button>
    </li>
  )
}

/** One button takes back the outcomes of an office's bags, until the device sends them. */
export function TakeBackAll({ deliveries }: { deliveries: readonly string[] }) {
  const { handover: words } = useWords()
  const outbox = useOutbox()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  const open = outbox
    .filter(one => isOf(one, 'delivery-outcome'))
    .filter(({ input, at }) => deliveries.includes(input.delivery) && now < Date.parse(at) + second)
  if (open.length === 0) return null
  return (
    <p role="status" className="mt-4 flex flex-wrap items-center gap-4 text-lg font-semibold">
      {words.allTold(open.length)}
      <Button
        variant="secondary"
        className="min-h-14"
        onClick={() => {
          for (const { requestId } of open) takeBack(requestId)
        }}
      >
        {words.undoAll}
      </Button>
    </p>
  )
}
