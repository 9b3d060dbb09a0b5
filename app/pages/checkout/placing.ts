import { useEffect, useRef, useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { purchaseEvent } from '#shop/analytics.ts'
import { reportOnce } from '../../analytics/report.ts'
import { type Answer, call } from '../../call.ts'
import { forgetPlacedCart, loadCart, settled, takeCart } from '../../cart/cart.ts'
import { shareNow } from '../../order/company-share.tsx'
import { reasonIn } from '../../order/coupon.ts'
import { useRefused } from '../../order/refused.ts'
import { useNavigate } from '../../ui/link.tsx'
import type { Obstacle } from './obstacle.tsx'

/** Places the order, once however often the button is pressed, and leads to the payment. */
export function usePlacing(cart: CartAnswer) {
  const navigate = useNavigate()
  const refused = useRefused()
  const [busy, setBusy] = useState(false)
  const [priceChanged, setPriceChanged] = useState(false)
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const pressed = useRef(false)

  function rest(): void {
    pressed.current = false
    setBusy(false)
  }

  useEffect(() => {
    // Going back from the provider's page, the browser may show this one just as it was left.
    function shownAgain(event: PageTransitionEvent) {
      if (!event.persisted) return
      pressed.current = false
      setBusy(false)
      void loadCart(true)
    }
    window.addEventListener('pageshow', shownAgain)
    return () => window.removeEventListener('pageshow', shownAgain)
  }, [])

  /**
   * Places an order that is paid by the way the customer sees chosen. `prepare` saves what is
   * unsaved; the order is placed only if it answers true.
   */
  async function place(payBy: string | undefined, prepare: () => Promise<boolean>): Promise<void> {
    if (pressed.current) return
    pressed.current = true
    setBusy(true)
    setPriceChanged(false)
    setObstacle(null)
    const { grandtotal } = cart.totals
    const toPay = shareNow(cart)?.youPay
    await settled()
    if (await prepare()) await placeFor({ grandtotal, toPay, payBy })
    else rest()
  }

  /** Places at the amounts (euros) and by the way to pay that the customer has seen. */
  async function placeFor(seen: {
    grandtotal: number
    toPay?: number | undefined
    payBy?: string | undefined
  }): Promise<void> {
    const answer = await call('cart-place', { cartId: cart.id, acceptTerms: true, ...seen })
    if (answer.code === 'ok') {
      const { order, redirectUrl } = answer.data
      if (redirectUrl) {
        // The button stays busy until the browser has left.
        window.location.assign(redirectUrl)
        return
      }
      // Nothing is left to pay: the order is complete.
      reportOnce(purchaseEvent(order))
      forgetPlacedCart(order.id)
      navigate(`/account/orders/${order.id}?thanks=1`, { replace: true })
      return
    }
    rest()
    const data = answer.data as { cart?: CartAnswer } | null
    if (data?.cart) takeCart(data.cart)
    const inTheWay = obstacleOf(answer)
    if (answer.code === 'price-changed') setPriceChanged(true)
    else if (inTheWay) setObstacle(inTheWay)
    else if (!leadsToMenu(data?.cart)) refused(answer)
  }

  return { place, busy, priceChanged, obstacle }
}

/** A refusal that stays in sight, since the customer has to do something before pressing again. */
function obstacleOf({ code, data, message }: Answer<'cart-place'>): Obstacle | null {
  if (code === 'coupon-rule-error')
    return { text: reasonIn(data) ?? message, orders: [], asksEmail: false }
  if (code === 'email-not-proved') return { text: message, orders: [], asksEmail: true }
  if (code === 'payment-changed') return { text: message, orders: [], asksEmail: false }
  if (code === 'door-not-possible' || code === 'bank-not-possible')
    return {
      text: message,
      orders: [],
      asksEmail: (data as { why?: string } | null)?.why === 'email',
    }
  if (code === 'delivery-too-large') return { text: message, orders: [], asksEmail: false }
  if (code !== 'unpaid-orders') return null
  const { orders = [], asksEmail = false } = (data ?? {}) as Partial<Obstacle>
  return { text: message, orders, asksEmail }
}

/** Whether the cart's errors lead to the menu, which names them (§4). */
function leadsToMenu(cart: CartAnswer | undefined): boolean {
  return cart?.errors.some(({ group }) => group === 'plan' || group === 'totals') ?? false
}
