import { useState } from 'react'
import { type DoorMeans, doorMeans } from '#shop/door-payment.ts'
import { formatEuros } from '#shop/money.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'
import type { DeskOrder } from './desk-order.ts'
import { ExactAmount } from './exact-amount.tsx'

/** Notes that an order was paid when it was handed over: what was taken, and how. */
export function DoorPaid({ shown, close }: { shown: DeskOrder; close: () => void }) {
  const { orders } = useWords()
  const { order, seen, books } = shown
  const [by, setBy] = useState<DoorMeans>('cash')
  const taking = useAct('order-door-paid')
  return (
    <ExactAmount
      title={orders.act.doorPaid}
      text={orders.atDoor.text(formatEuros(books.owed))}
      due={books.owed}
      other={orders.atDoor.other}
      act={taking}
      send={amount => taking.mutate({ order: order.id, seen, amount, by }, { onSuccess: close })}
      close={close}
    >
      <Select
        label={orders.atDoor.by}
        value={by}
        onChange={value => setBy(value as DoorMeans)}
        options={doorMeans.map(value => ({ value, label: orders.atDoor.means[value] }))}
      />
    </ExactAmount>
  )
}
