import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import type { CartAnswer, CartErrorAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import type { Language } from '#shop/language.ts'
import { asksForLogin, leadsTo, opensPlanRules, stepOf } from '#shop/order-steps.ts'
import type { DietCode } from '#shop/plan/plan.ts'
import { type Answer, call, type ErrorCode, type Input } from '../call.ts'
import { useDialog, useOpenDialog } from '../dialog/dialog.ts'
import { useLanguage, useWords } from '../text/words.ts'
import { toast } from '../toast.ts'
import { type PagePath, useNavigate } from '../ui/link.tsx'
import {
  type CartEnd,
  type CartState,
  loadCart,
  loseCart,
  storedCartId,
  takeCart,
  useCart,
} from './cart.ts'
import { checkedCart } from './checked.ts'
import { wishFor } from './wished-dish.ts'

type Wish = Omit<Input<'cart-create'>, 'cartId' | 'replace'>
type Replacing = { readonly replace?: boolean }

/** Starts a single order; `replace` discards the open one (§4). */
export function startOrder(
  dietCode: DietCode,
  options: Replacing = {},
): Promise<Answer<'cart-create'>> {
  return createCart({ type: 'daily', dietCode }, options)
}

/** Starts a weekly or monthly plan; `replace` discards the open order (§4). */
export function startPlan(
  choice: Omit<Wish, 'type'>,
  options: Replacing = {},
): Promise<Answer<'cart-create'>> {
  return createCart({ type: 'weekly', ...choice }, options)
}

async function createCart(wish: Wish, options: Replacing): Promise<Answer<'cart-create'>> {
  const cartId = storedCartId() ?? undefined
  const answer = await call('cart-create', { ...wish, cartId, ...options })
  if (answer.code === 'ok') {
    wishFor(answer.data.id)
    takeCart(answer.data)
  }
  return answer
}

/** Where an expired order leads (§4); null: the page stays. */
export function pathAfterExpiry(path: string): PagePath | null {
  if (path === '/menu/weekly') return '/menu'
  const step = stepOf(path)
  return step === 'address' || step === 'date-time' || step === 'checkout' ? '/' : null
}

/** The errors that the menu shows as toasts when they led there (§4). */
export function errorsToTell(cart: CartAnswer | null, target: string, lang: Language): string[] {
  if (!cart || stepOf(target) !== 'menu') return []
  const errors = cart.errors.filter(({ group }) => group === 'plan' || group === 'totals')
  return errors.map(error => errorText(cart, error, lang))
}

/** An error's message, in a plan with the day of its delivery: several deliveries may lack the same. */
export function errorText(cart: CartAnswer, error: CartErrorAnswer, lang: Language): string {
  const { scheduleMenus, spotPlan } = cart
  const delivery = scheduleMenus.find(({ id }) => id === error.scheduleMenuId)
  if (!delivery || spotPlan.plan.type === 'daily') return error.message
  return `${formatDate(delivery.date, lang, 'long')}: ${error.message}`
}

/** Tells that the order is gone, and leads on where its page is one of an order (§4). */
export function useOrderExpired(): () => void {
  const lose = useLoss()
  return () => {
    lose(loseCart())
  }
}

/** Tells why the page has no cart any more, and leads on. */
function useLoss(): (gone: CartEnd) => void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { layout } = useWords()
  return gone => {
    const otherwise = pathAfterExpiry(pathname)
    const lead = (target: PagePath | null) => target && navigate(target, { replace: true })
    if (gone === 'expired') {
      toast('error', layout.orderExpired)
      lead(otherwise)
    } else
      import('./loss.ts').then(
        ({ tellLoss }) => lead(tellLoss(gone, pathname, otherwise)),
        () => lead(otherwise),
      )
  }
}

type Refused = { readonly code: ErrorCode; readonly message: string }

/**
 * What follows a refused item (§8): the order has expired, the plan's rules open, or a toast tells it.
 * A session that ended leads to the login by itself (§4).
 */
export function afterRefusal(code: string): 'expired' | 'login' | 'rules' | 'told' {
  if (code === 'cart-not-found') return 'expired'
  if (code === 'user-not-allowed') return 'login'
  return code === 'test' ? 'rules' : 'told'
}

/** Does what follows when a delivery does not take an item (§8). */
export function useItemRefused(): (answer: Refused) => void {
  const lose = useLoss()
  const navigate = useNavigate()
  const { layout } = useWords()
  const openDialog = useOpenDialog()
  return ({ code, message }) => {
    const after = afterRefusal(code)
    if (after === 'expired') {
      const gone = loseCart()
      if (gone === 'waits') return lose(gone)
      toast('error', layout.orderExpired)
      navigate('/')
    } else if (after === 'rules') openDialog('rules')
    else if (after === 'told') toast('error', message)
  }
}

/** For the pages of the order flow: loads the cart, and leads to the page that the cart may see (§4). */
export function useCartGuard(): CartState {
  const state = useCart()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { open } = useDialog()
  const openDialog = useOpenDialog()
  const lang = useLanguage()
  const lose = useLoss()
  const hadCart = useRef(false)
  const checked = state.cart ? checkedCart(state.cart) : null
  const target = state.status === 'loading' ? null : leadsTo(checked, pathname)
  // The next press in the drawer may mend what the last one broke.
  const waits =
    open === 'order' && state.cart !== null && target !== null && stepOf(target) === 'menu'
  const wantsLogin = target === null && asksForLogin(checked, pathname)
  const gone = state.status === 'none' ? state.gone : undefined

  useEffect(() => {
    if (storedCartId()) hadCart.current = true
    void loadCart()
  }, [pathname])

  const tellGone = useEffectEvent(lose)
  useEffect(() => {
    if (gone) tellGone(gone)
  }, [gone])

  const lead = useEffectEvent(() => {
    if (state.cart) hadCart.current = true
    // A cart that goes while the page is open goes for a reason; the code that knows it leads on.
    if (target === null || (state.status === 'none' && hadCart.current)) return
    if (waits) return
    for (const message of errorsToTell(state.cart, target, lang)) toast('cart-error', message)
    if (state.cart?.timePeriodLost === 'full' && stepOf(target) === 'date-time')
      void tellWindowFull(lang)
    const opensRules = opensPlanRules(checked, pathname)
    // From the one menu to the other with the search that was asked for.
    const asked = stepOf(pathname) === 'menu' && stepOf(target) === 'menu' ? { search, hash } : {}
    const to = { pathname: target, ...asked }
    void Promise.resolve(navigate(to, { replace: true })).then(() => {
      // The customer may have left for another page meanwhile.
      if (opensRules && window.location.pathname === target) openDialog('rules')
    })
  })
  useEffect(() => lead(), [target, pathname, waits])

  const askLogin = useEffectEvent(() => {
    if (open === null) openDialog('login')
  })
  useEffect(() => {
    if (wantsLogin) askLogin()
  }, [wantsLogin])

  return state
}

/** As the refusal would say it, whose texts no page needs at first (§8). */
async function tellWindowFull(lang: Language): Promise<void> {
  const { refusalText } = await import('#shop/refusal/refusal-text.ts')
  toast('error', refusalText['schedule-menu-is-full'][lang])
}
