import { type MouseEvent, useEffect, useState } from 'react'
import type { CartAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import type { StepPath } from '#shop/order-steps.ts'
import { useCart } from '../cart/cart.ts'
import { toChange } from '../menu/weekly/deliveries.ts'
import { CouponBox } from '../order/coupon-box.tsx'
import { SavingNote } from '../order/saving-note.tsx'
import { Continue, Empty } from './drawer-end.tsx'
import '../text/more-words.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { type DialogProps, Overlay } from '../dialog/overlay.tsx'
import { useWords } from '../text/words.ts'
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
