import { type ReactNode, useState } from 'react'
import { formatDate } from '#shop/format.ts'
import { formatEuros } from '#shop/money.ts'
import { type DeskCallName, mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { useMe } from '../me.ts'
import { SentByHand } from '../money/sent-by-hand.tsx'
import { useWords } from '../text/words.ts'
import { BankPaid, transferDue } from './bank-paid.tsx'
import { ChangeAddress } from './change-address.tsx'
import { ChangeMeals } from './change-meals.tsx'
import { CancelDelivery, MoveDelivery } from './delivery-acts.tsx'
import type { Delivery, DeskOrder } from './desk-order.ts'
import { DoorPaid } from './door-paid.tsx'
import { GiveBack, GiveCoupon } from './give-back.tsx'
import { EndOrder, WriteNote } from './order-acts.tsx'

type Act = {
  readonly key: string
  readonly text: string
  /** Where the same word stands at each delivery. */
  readonly label?: string
  readonly call: DeskCallName
  readonly isPossible: boolean
  readonly isGrave?: boolean
  readonly dialog: (close: () => void) => ReactNode
}

/** What this person may do to the order as it stands. */
export function Acts({ shown }: { shown: DeskOrder }) {
  const { orders } = useWords()
  const { order, goodwill, refunds, request, customer } = shown
  const isOpen = order.status === 'opened'
  const byHand = refunds.filter(({ status }) => status === 'by-hand')
  const isDue = order.payment === 'at-door'
  const acts: Act[] = [
    {
      key: 'door-paid',
      text: orders.act.doorPaid,
      call: 'order-door-paid',
      isPossible: isDue,
      dialog: close => <DoorPaid shown={shown} close={close} />,
    },
    {
      key: 'bank-paid',
      text: orders.act.bankPaid,
      call: 'order-bank-paid',
      isPossible: transferDue(shown) !== null,
      dialog: close => <BankPaid shown={shown} close={close} />,
    },
    {
      key: 'refund',
      text: orders.act.refund,
      call: 'order-refund-create',
      // While one waits for a second person, nobody gives another.
      isPossible: goodwill.most > 0 && request === null,
      dialog: close => <GiveBack shown={shown} close={close} />,
    },
    {
      key: 'coupon',
      text: orders.act.coupon,
      call: 'order-coupon-create',
      isPossible: customer !== null,
      dialog: close => <GiveCoupon shown={shown} close={close} />,
    },
    {
      key: 'note',
      text: orders.act.note,
      call: 'order-note-create',
      isPossible: true,
      dialog: close => <WriteNote shown={shown} close={close} />,
    },
    ...byHand.map(refund => ({
      key: refund.id,
      text: `${orders.act.done}: ${formatEuros(refund.amount)}`,
      call: 'refund-done' as const,
      isPossible: true,
      dialog: (close: () => void) => <SentByHand refund={refund} close={close} />,
    })),
    {
      key: 'door-unpaid',
      text: orders.act.doorUnpaid,
      call: 'order-door-unpaid',
      isPossible: isDue,
      isGrave: true,
      dialog: close => <EndOrder name="order-door-unpaid" shown={shown} close={close} />,
    },
    {
      key: 'reject',
      text: orders.act.reject,
      call: 'order-reject',
      isPossible: isOpen && order.deliveries.every(({ status }) => status !== 'delivered'),
      isGrave: true,
      dialog: close => <EndOrder name="order-reject" shown={shown} close={close} />,
    },
    {
      key: 'cancel',
      text: orders.act.cancel,
      call: 'order-cancel',
      isPossible: isOpen || order.status === 'not-paid',
      isGrave: true,
      dialog: close => <EndOrder name="order-cancel" shown={shown} close={close} />,
    },
  ]
  return (
    <section aria-label={orders.acts} className="mt-4 print:hidden">
      <Buttons acts={acts} />
    </section>
  )
}

export function DeliveryActs({ shown, delivery }: { shown: DeskOrder; delivery: Delivery }) {
  const { orders } = useWords()
  const lang = useLanguage()
  const may = shown.may[delivery.id] ?? { food: false, door: false }
  const isPlanned = delivery.status === 'planned' || delivery.status === 'paused'
  const isDelivered = shown.order.spot.kind === 'delivery'
  const given = (close: () => void) => ({ shown, delivery, close })
  const day = formatDate(delivery.date, lang, 'long')
  const acts: Act[] = [
    {
      key: 'meals',
      text: orders.act.meals,
      call: 'order-menu-update',
      isPossible: may.food,
      dialog: close => <ChangeMeals {...given(close)} />,
    },
    {
      key: 'move',
      text: orders.act.move,
      call: 'order-delivery-update',
      isPossible: may.food,
      dialog: close => <MoveDelivery {...given(close)} />,
    },
    {
      key: 'address',
      text: orders.act.address,
      call: 'order-delivery-update',
      isPossible: may.door && isDelivered,
      dialog: close => <ChangeAddress {...given(close)} />,
    },
    {
      key: 'cancel',
      text: orders.act.cancelDelivery,
      call: 'order-delivery-cancel',
      isPossible: shown.order.status === 'opened' && isPlanned,
      isGrave: true,
      dialog: close => <CancelDelivery {...given(close)} />,
    },
  ]
  const named = acts.map(act => ({ ...act, label: orders.ofDelivery(act.text, day) }))
  return (
    <div className="mt-4 empty:hidden print:hidden">
      <Buttons acts={named} />
      {delivery.status === 'planned' && shown.order.status === 'opened' && !may.food && (
        <p className="mt-2 text-sm text-muted">{orders.tooLate}</p>
      )}
    </div>
  )
}

/** What is done most: at an order whose money is due no refund is possible, so one leads. */
const leads = ['refund', 'door-paid']

function Buttons({ acts }: { acts: readonly Act[] }) {
  const { roles } = useMe()
  const [open, setOpen] = useState<string | null>(null)
  const mine = acts.filter(({ call, isPossible }) => isPossible && mayCall(roles, call))
  const chosen = acts.find(({ key }) => key === open)
  return (
    <>
      {mine.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {mine.map(({ key, text, label, isGrave }) => (
            <li key={key}>
              <Button
                size="sm"
                variant={isGrave ? 'danger' : leads.includes(key) ? 'primary' : 'secondary'}
                aria-label={label}
                onClick={() => setOpen(key)}
              >
                {text}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen?.dialog(() => setOpen(null))}
    </>
  )
}
