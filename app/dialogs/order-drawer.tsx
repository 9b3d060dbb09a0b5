import { useLocation } from 'react-router'
import type { CartAnswer } from '#server/answers.ts'
import { reachedStep, stepPaths } from '#shop/cart-checks.ts'
import { useCart } from '../cart.ts'
import { checkedCart } from '../cart-flow.ts'
import { useWords } from '../text/words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Euro } from '../ui/money.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { DialogProps } from './dialogs.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderTotals } from './order-totals.tsx'
import { Overlay } from './overlay.tsx'

/** The order so far: plan, address, hours, deliveries with their meals, prices, and on (§2). */
export default function OrderDrawer({ open, close }: DialogProps) {
  const { layout } = useWords()
  const { status, cart } = useCart()
  return (
    <Overlay
      open={open}
      close={close}
      title={layout.drawer.title}
      side="right"
      end={cart && <Continue cart={cart} close={close} />}
    >
      {cart ? (
        <div className="space-y-6">
          <OrderFacts cart={cart} />
          {cart.scheduleMenus.map(menu => (
            <OrderDelivery key={menu.id} menu={menu} plan={cart.spotPlan.plan} />
          ))}
          <OrderTotals cart={cart} />
        </div>
      ) : status === 'loading' ? (
        <div className="space-y-4">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </div>
      ) : (
        <Empty />
      )}
    </Overlay>
  )
}

/** Links replace the drawer's entry of the history: going back leads to the page beneath it. */
function Continue({ cart, close }: { cart: CartAnswer; close: () => void }) {
  const { layout } = useWords()
  const { pathname } = useLocation()
  const step = reachedStep(checkedCart(cart))
  const target = stepPaths[cart.spotPlan.plan.type][step]
  const text = layout.drawer.next[step]
  return (
    <>
      <p className="mb-3 flex items-baseline justify-between gap-4">
        <span className="font-semibold">
          {layout.drawer.grandtotal}{' '}
          <span className="text-sm font-normal text-muted">{layout.drawer.vat}</span>
        </span>
        <Euro value={cart.totals.grandtotal} className="font-serif text-2xl font-semibold" />
      </p>
      {target === pathname ? (
        <Button size="lg" onClick={close} className="w-full">
          {text}
        </Button>
      ) : (
        <ButtonLink to={target} replace size="lg" className="w-full">
          {text}
        </ButtonLink>
      )}
    </>
  )
}

function Empty() {
  const { layout } = useWords()
  return (
    <div className="flex flex-col items-center py-16 text-center">
      <img src="/logo-mark.svg" alt="" width={72} height={72} />
      <p className="mt-6 font-serif text-xl font-semibold">{layout.drawer.empty}</p>
      <p className="mt-2 mb-8 text-muted">{layout.drawer.emptyText}</p>
      <ButtonLink to="/plans" replace size="lg">
        {layout.startNow}
      </ButtonLink>
    </div>
  )
}
