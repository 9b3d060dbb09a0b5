import { useState } from 'react'
import { type DoorMeans, doorMeans } from '#shop/door-payment.ts'
import { formatMoney, toCents } from '#shop/money.ts'
import { TextField } from '#ui/field.tsx'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Select } from '../ui/select.tsx'
import { amountIn } from './amount.ts'
import type { DeskOrder } from './desk-order.ts'

/** Notes that an order was paid when it was handed over: what was taken, and how. */
export function DoorPaid({ shown, close }: { shown: DeskOrder; close: () => void }) {
  const { orders } = useWords()
  const { order, seen, books } = shown
  const [typed, setTyped] = useState('')
  const [by, setBy] = useState<DoorMeans>('cash')
  const [isTried, setTried] = useState(false)
  const taking = useAct('order-door-paid')
  const due = formatMoney(toCents(books.owed))
  const amount = amountIn(typed)
  const isRight = amount !== null && toCents(amount) === toCents(books.owed)
  return (
    <FormDialog
      title={orders.act.doorPaid}
      yes={orders.save}
      act={taking}
      submit={() => {
        setTried(true)
        if (isRight) taking.mutate({ order: order.id, seen, amount, by }, { onSuccess: close })
      }}
      close={close}
    >
      <p>{orders.atDoor.text(due)}</p>
      <TextField
        label={orders.atDoor.amount}
        name="amount"
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        autoComplete="off"
        error={isTried && !isRight ? orders.atDoor.other(due) : undefined}
        required
      />
      <Select
        label={orders.atDoor.by}
        value={by}
        onChange={value => setBy(value as DoorMeans)}
        options={doorMeans.map(value => ({ value, label: orders.atDoor.means[value] }))}
      />
    </FormDialog>
  )
}
