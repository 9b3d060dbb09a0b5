import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { CartAnswer } from '#server/answers.ts'
import { Button } from '#ui/button.tsx'
import { loadCart, useCart } from '../cart/cart.ts'
import { useCartSummary } from '../cart/summary.ts'
import { useDialog } from '../dialog/dialog.ts'
import { prefetchDialog } from '../dialogs/dialogs.tsx'
import { useWords } from '../text/words.ts'
import { Link } from '../ui/link.tsx'

/** The order so far, or the link that starts one (§2), in the header. */
export function CartButton() {
  const { pathname } = useLocation()
  return (
    <div className="hidden min-w-44 justify-end md:flex">
      <Cart start={!isPlans(pathname)} looks="rounded-full border border-edge px-5" />
    </div>
  )
}

/** The same at the bottom of small screens, with a spacer that keeps the page's end visible. */
export function CartBar() {
  const { layout } = useWords()
  const { pathname } = useLocation()
  return (
    <div className="cart-bar md:hidden">
      <div aria-hidden="true" className="h-(--thumb)" />
      <section
        aria-label={layout.drawer.title}
        className="fixed inset-x-0 bottom-0 z-20 flex items-center border-t border-line bg-page/95 px-4 pb-[env(safe-area-inset-bottom)] backdrop-blur-sm"
      >
        {showsCart(pathname) && <Cart start={invites(pathname)} looks="w-full" />}
      </section>
    </div>
  )
}

/** Hidden on checkout (§2). */
export function showsCart(path: string): boolean {
  return path !== '/checkout' && !path.startsWith('/checkout/')
}

/** Not on plans (§2), and not under an order, its delivery or a tray of it: who reads those has bought. */
export function invites(path: string): boolean {
  return showsCart(path) && !isPlans(path) && !/^\/(account\/orders|order|t)\//.test(path)
}

function isPlans(path: string): boolean {
  return path === '/plans' || path === '/plans/weekly'
}

function Cart({ start, looks }: { start: boolean; looks: string }) {
  const { layout } = useWords()
  const state = useCart()
  if (state.status === 'loading' && state.trouble)
    return (
      <Button
        variant="tinted"
        aria-label={layout.cartAgain}
        onClick={() => void loadCart(true)}
        className="cart-part px-4!"
      >
        <ShoppingBag size={20} aria-hidden="true" />
        <span className="cart-sums truncate">{layout.cartAgain}</span>
      </Button>
    )
  return (
    <>
      {start && state.status !== 'ready' && (
        <Link
          to="/plans"
          className={`start-part for-no-cart inline-flex min-h-11 items-center justify-center font-semibold text-basil hover:underline ${looks}`}
        >
          {layout.startNow}
        </Link>
      )}
      {state.status !== 'none' && <OrderButton cart={state.cart} />}
    </>
  )
}

/** Until the cart is loaded it shows what the styles know (app/cart/first-paint.ts). */
function OrderButton({ cart }: { cart: CartAnswer | null }) {
  const { layout } = useWords()
  const { openDialog } = useDialog()
  const prefetch = () => prefetchDialog('order')
  // The order can be looked at without a network, once there was one.
  useEffect(() => {
    const timer = setTimeout(prefetchDialog, quietAfter, 'order')
    return () => clearTimeout(timer)
  }, [])
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => openDialog('order')}
      className={`cart-part flex min-h-12 min-w-12 shrink-0 items-center justify-center gap-2.5 rounded-full px-3 font-semibold transition-colors duration-200 focus-visible:rounded-full md:min-h-11 md:px-5 ${cart ? '' : 'for-cart'}`}
    >
      <span className="sr-only">{layout.drawer.title}: </span>
      <span className="relative shrink-0">
        <ShoppingBag size={24} aria-hidden="true" />
        <span
          aria-hidden="true"
          className="kept-count absolute -end-2.5 -top-2 grid h-5 min-w-5 place-items-center rounded-full bg-honey px-1 text-xs text-on-honey tabular-nums empty:hidden"
        >
          {cart?.amounts.all || null}
        </span>
      </span>
      <span className="cart-sums ms-1.5 min-w-0 text-start leading-tight tabular-nums">
        {cart ? (
          <Sums cart={cart} />
        ) : (
          <>
            <span className="kept-total" />
            <span className="kept-line block truncate text-xs font-medium" />
          </>
        )}
      </span>
    </button>
  )
}

function Sums({ cart }: { cart: CartAnswer }) {
  const { count, total, note, line } = useCartSummary(cart)
  return (
    <>
      <span className="sr-only">{count} </span>
      <Rolling text={total} />
      {note && note !== line && <span className="sr-only"> {note}</span>}
      {line && (
        <span
          aria-hidden={line === count || undefined}
          className="block truncate text-xs font-medium"
        >
          {line}
        </span>
      )}
    </>
  )
}

/** A changed amount rolls in; the first one just stands there. */
function Rolling({ text }: { text: string }) {
  const [shown, setShown] = useState({ text, rolls: false })
  if (text !== shown.text) setShown({ text, rolls: true })
  return (
    <span key={text} className={shown.rolls ? 'rolls' : undefined}>
      {text}
    </span>
  )
}

/** Milliseconds until the page has loaded what it needs at once. */
const quietAfter = 4000
