import { type MouseEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { CartAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import { reachedStep, type StepPath, stepPaths } from '#shop/order-steps.ts'
import { useCart } from '../cart/cart.ts'
import { checkedCart } from '../cart/checked.ts'
import { toChange } from '../menu/weekly/deliveries.ts'
import { CouponBox } from '../order/coupon-box.tsx'
import { SavingNote } from '../order/saving-note.tsx'
import '../text/more-words.ts'
import { Button } from '#ui/button.tsx'
import { Euro } from '#ui/money.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type DialogProps, Overlay } from '../dialog/overlay.tsx'
import { useWords } from '../text/words.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { useNavigate } from '../ui/link.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderTotals } from './order-totals.tsx'

/** Milliseconds from a press to the next page, in which the drawer leaves (§9). */
const drawerToPage = 500

/** The order so far: plan, address, hours, deliveries with their meals, prices, and the next step (§2). */
export default function OrderDrawer({ open, close }: DialogProps) {
  const { layout } = useWords()
  const { status, cart } = useCart()
  const { isLeaving, leaveFor } = useLeaving(open)
  return (
    <Overlay
      open={open && !isLeaving}
      close={close}
      title={layout.drawer.title}
      side="right"
      end={cart && <Continue cart={cart} close={close} leaveFor={leaveFor} />}
    >
      {cart ? (
        <div className="space-y-6">
          <OrderFacts cart={cart} />
          <Deliveries cart={cart} />
          <SavingNote cart={cart} />
          <CouponBox cart={cart} />
          <OrderTotals cart={cart} />
        </div>
      ) : status === 'loading' ? (
        <div className="space-y-4">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </div>
      ) : (
        <Empty leaveFor={leaveFor} />
      )}
    </Overlay>
  )
}

type LeaveFor = (event: MouseEvent, target: StepPath) => void

/** Follows a link when the drawer has left. A customer who goes back meanwhile stays on the page. */
function useLeaving(open: boolean) {
  const navigate = useNavigate()
  const [target, setTarget] = useState<StepPath | null>(null)

  useEffect(() => {
    if (!open) setTarget(null)
  }, [open])
  useEffect(() => {
    if (target === null) return
    const timer = setTimeout(() => navigate(target, { replace: true }), drawerToPage)
    return () => clearTimeout(timer)
  }, [target, navigate])

  return {
    isLeaving: target !== null,
    leaveFor(event: MouseEvent, wanted: StepPath): void {
      // The browser opens another tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      setTarget(wanted)
    },
  }
}

/** In a plan only the first delivery that lacks something starts open; hidden ones are left out (§4). */
function Deliveries({ cart }: { cart: CartAnswer }) {
  const { drawer } = useWords()
  const { plan } = cart.spotPlan
  const shown = cart.scheduleMenus.filter(({ state }) => state.name !== 'hidden')
  const changing = toChange(cart)
  const isDone = ({ id, state }: ScheduleMenuAnswer) => state.progress === 100 && !changing.has(id)
  const done = shown.filter(isDone).length
  const next = shown.find(menu => !isDone(menu))
  if (shown.length === 0) return null
  return (
    <section aria-label={drawer.deliveries} className="space-y-3">
      {plan.type === 'weekly' && (
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-serif text-lg font-semibold">{drawer.deliveries}</span>
          <span className="text-sm text-muted">{drawer.complete(done, shown.length)}</span>
        </p>
      )}
      {shown.map(menu => (
        <OrderDelivery
          key={menu.id}
          menu={menu}
          plan={plan}
          changes={changing.has(menu.id)}
          starts={plan.type === 'daily' || menu === next}
        />
      ))}
    </section>
  )
}

/** Links replace the drawer's entry of the history, so that going back leads to the page beneath it. */
function Continue({
  cart,
  close,
  leaveFor,
}: {
  cart: CartAnswer
  close: () => void
  leaveFor: LeaveFor
}) {
  const { drawer, order } = useWords()
  const { pathname } = useLocation()
  const step = reachedStep(checkedCart(cart))
  const target = stepPaths[cart.spotPlan.plan.type][step]
  const text = drawer.next[step]
  return (
    <>
      <p className="mb-3 flex items-baseline justify-between gap-4">
        <span className="font-semibold">
          {drawer.grandtotal} <span className="text-sm font-normal text-muted">{drawer.vat}</span>
        </span>
        <Euro value={cart.expected.grandtotal} className="font-serif text-xl font-semibold" />
      </p>
      {cart.spotPlan.plan.type === 'weekly' && (
        <p className="-mt-2 mb-3 text-sm text-muted">{order.paidOnce}</p>
      )}
      {target === pathname ? (
        <Button size="lg" onClick={close} className="w-full">
          {text}
        </Button>
      ) : (
        <ButtonLink
          to={target}
          replace
          size="lg"
          className="w-full"
          onClick={event => leaveFor(event, target)}
        >
          {text}
        </ButtonLink>
      )}
    </>
  )
}

function Empty({ leaveFor }: { leaveFor: LeaveFor }) {
  const { drawer, layout } = useWords()
  return (
    <div className="flex flex-col items-center py-16 text-center">
      <img src="/logo-mark.svg" alt="" width={72} height={72} />
      <p className="mt-6 font-serif text-xl font-semibold">{drawer.empty}</p>
      <p className="mt-2 mb-8 text-muted">{drawer.emptyText}</p>
      <ButtonLink to="/plans" replace size="lg" onClick={event => leaveFor(event, '/plans')}>
        {layout.startNow}
      </ButtonLink>
    </div>
  )
}
