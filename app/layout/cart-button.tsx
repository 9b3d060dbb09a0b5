import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { CartAnswer } from '#server/answers.ts'
import { type CartState, loadCart, useCart } from '../cart/cart.ts'
import { useCartTold } from '../cart/told.ts'
import { useDialog } from '../dialogs/dialog.ts'
import { prefetchDialog } from '../dialogs/dialogs.tsx'
import { useWords } from '../text/words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'

/** The order so far, or the button that starts one (§2), in the header. */
export function CartButton() {
  const state = useCart()
  return (
    <div className="hidden min-w-56 justify-end md:flex">
      <Inner state={state} size="sm" />
    </div>
  )
}

/** The same at the bottom of small screens, with a spacer that keeps the page's end visible. */
export function CartBar() {
  const { layout } = useWords()
  const state = useCart()
  const { pathname } = useLocation()
  if (!showsCartBar(pathname, state)) return null
  return (
    <>
      <div aria-hidden="true" className="h-20 pb-[env(safe-area-inset-bottom)] md:hidden" />
      <section
        aria-label={layout.drawer.title}
        className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-page/95 px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] backdrop-blur-sm md:hidden"
      >
        <Inner state={state} size="md" />
      </section>
    </>
  )
}

/** Hidden on checkout, and on plans when there is no cart (§2). */
export function showsCartBar(path: string, { status }: Pick<CartState, 'status'>): boolean {
  if (path === '/checkout' || path.startsWith('/checkout/')) return false
  const onPlans = path === '/plans' || path.startsWith('/plans/')
  return !(onPlans && status !== 'ready')
}

function Inner({ state, size }: { state: CartState; size: 'sm' | 'md' }) {
  const { layout } = useWords()
  if (state.status === 'none')
    return (
      <ButtonLink to="/plans" size={size} className="w-full">
        {layout.startNow}
      </ButtonLink>
    )
  if (state.status === 'loading' && state.trouble)
    return (
      <Button
        variant="secondary"
        size={size}
        onClick={() => void loadCart(true)}
        className="w-full"
      >
        {layout.cartAgain}
      </Button>
    )
  if (!state.cart) return <div aria-hidden="true" className={`${pill} min-h-12 md:min-h-11`} />
  return <OrderButton cart={state.cart} />
}

function OrderButton({ cart }: { cart: CartAnswer }) {
  const { layout } = useWords()
  const { openDialog } = useDialog()
  const prefetch = () => prefetchDialog('order')
  // The order can be looked at without a network, once there was one.
  useEffect(() => {
    const timer = setTimeout(prefetchDialog, quietAfter, 'order')
    return () => clearTimeout(timer)
  }, [])
  const { count, total, note } = useCartTold(cart)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => openDialog('order')}
      className={`${pill} flex min-h-12 items-center justify-center gap-2.5 px-4 font-semibold text-on-basil transition-colors duration-200 hover:bg-basil-strong focus-visible:rounded-full md:min-h-11`}
    >
      <ShoppingBag size={20} aria-hidden="true" />
      <span className="sr-only">{layout.drawer.title}: </span>
      <span className="text-start leading-tight whitespace-nowrap">
        {count}
        {note && <span className="block text-xs font-normal">{note}</span>}
      </span>{' '}
      <span className="rounded-full bg-honey px-2.5 leading-7 whitespace-nowrap text-on-honey tabular-nums">
        {total}
      </span>
    </button>
  )
}

/** Milliseconds until the page has loaded what it needs at once. */
const quietAfter = 4000

const pill = 'w-full rounded-full bg-basil'
