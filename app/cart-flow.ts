import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CartAnswer } from '#server/answers.ts'
import { asksForLogin, type CheckedCart, pageFor, stepOf } from '#shop/cart-checks.ts'
import type { DietCode } from '#shop/plan.ts'
import { type Answer, call } from './call.ts'
import { type CartState, forgetCart, loadCart, storedCartId, takeCart, useCart } from './cart.ts'
import { useDialog } from './dialog.ts'
import { useWords } from './text/words.ts'
import { toast } from './toast.ts'

/** Starts a single order; `replace` discards the open one (§4). */
export async function startOrder(
  dietCode: DietCode,
  options: { replace?: boolean } = {},
): Promise<Answer<'cart-create'>> {
  const cartId = storedCartId() ?? undefined
  const answer = await call('cart-create', { type: 'daily', dietCode, cartId, ...options })
  if (answer.code === 'ok') takeCart(answer.data)
  return answer
}

/** What section 4 looks at, from a cart as the calls answer it. */
export function checkedCart(cart: CartAnswer): CheckedCart {
  return {
    planType: cart.spotPlan.plan.type,
    hasAddress: cart.shippingAddress !== null && cart.spot !== null,
    hasSchedule: cart.scheduleMenus.length > 0 && cart.timePeriod !== null,
    errors: cart.errors,
  }
}

/** Where an expired order leads (§4); null: the page stays. */
export function pathAfterExpiry(path: string): string | null {
  if (path === '/menu/weekly') return '/menu'
  const step = stepOf(path)
  return step === 'address' || step === 'date-time' || step === 'checkout' ? '/' : null
}

/** The errors that show as toasts when they lead to the menu (§4). */
export function errorsToTell(cart: CartAnswer | null, target: string): string[] {
  if (!cart || stepOf(target) !== 'menu') return []
  const told = cart.errors.filter(({ group }) => group === 'plan' || group === 'totals')
  return told.map(({ message }) => message)
}

/** What to do when a call answers `cart-not-found`; adding an item leads home from anywhere (§8). */
export function useOrderExpired(): (target?: string | null) => void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { layout } = useWords()
  return (target = pathAfterExpiry(pathname)) => {
    forgetCart()
    toast('error', layout.orderExpired)
    if (target) navigate(target, { replace: true })
  }
}

/** For the pages of the order flow: loads the cart and leads to the page that it may see (§4). */
export function useCartGuard(): CartState {
  const state = useCart()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { open, openDialog } = useDialog()
  const { layout } = useWords()
  const orderExpired = useOrderExpired()
  const hadCart = useRef(false)
  const checked = state.cart ? checkedCart(state.cart) : null
  const target = state.status === 'loading' ? pathname : pageFor(checked, pathname)
  const wantsLogin = target === pathname && asksForLogin(checked, pathname)

  useEffect(() => {
    let here = true
    if (storedCartId()) hadCart.current = true
    void loadCart().then(({ status }) => {
      if (!here) return
      if (status === 'none' && hadCart.current) orderExpired()
      if (status === 'loading') toast('error', layout.transport['network-error'])
    })
    return () => {
      here = false
    }
  }, [pathname])

  useEffect(() => {
    // A cart that goes while the page is open went for a reason, and whoever knows it leads on.
    if (target === pathname || (state.status === 'none' && hadCart.current)) return
    for (const message of errorsToTell(state.cart, target)) toast('cart-error', message)
    navigate(target, { replace: true })
  }, [target, pathname])

  useEffect(() => {
    if (wantsLogin && open === null) openDialog('login')
  }, [wantsLogin])

  return state
}
