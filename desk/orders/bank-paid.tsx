import { byBank } from '#shop/bank-transfer.ts'
import { formatEuros } from '#shop/money.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import type { DeskOrder } from './desk-order.ts'
import { ExactAmount } from './exact-amount.tsx'

/** Euros of the transfer that is still to come, or that may come too late; null: none. */
export function transferDue({ payments }: DeskOrder): number | null {
  const open = payments.filter(({ provider, status }) => provider === byBank && status !== 'paid')
  const waiting = open.find(({ status }) => status === 'pending')
  return (waiting ?? open.at(-1))?.amount ?? null
}

/** Notes that the transfer of an order is on the account; too late it is to be sent back. */
export function BankPaid({ shown, close }: { shown: DeskOrder; close: () => void }) {
  const { orders } = useWords()
  const { order, seen } = shown
  const noting = useAct('order-bank-paid')
  const due = transferDue(shown) ?? 0
  const text = order.status === 'not-paid' ? orders.byBank.text : orders.byBank.late
  return (
    <ExactAmount
      title={orders.act.bankPaid}
      text={text(formatEuros(due), order.number)}
      due={due}
      other={orders.byBank.other}
      act={noting}
      send={amount => noting.mutate({ order: order.id, seen, amount }, { onSuccess: close })}
      close={close}
    />
  )
}
