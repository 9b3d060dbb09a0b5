import type { CartAnswer } from '#server/answers.ts'
import { orderCutOff } from '#shop/schedule.ts'
import { keptCart, loadCart, onCart, storedCartId, takeCart } from './cart.ts'
import { currentUser, sessionChanged } from './session.ts'

/** A page that was out of sight so long asks again, in milliseconds. */
const staleAfter = 3 * 60_000
/** No timer waits longer: the machine may sleep meanwhile, in milliseconds. */
const longestWait = 60 * 60_000

/** Keeps the cart true while the page is open: other tabs, a long absence, a cut-off that passes. */
export function watchCart(): void {
  shareWithTabs()
  watchAbsence()
  armCutOff()
  onCart(armCutOff)
}

/** What one tab changes, the others show at once. */
function shareWithTabs(): void {
  const channel = new BroadcastChannel('cart')
  let known = keptCart()
  onCart(() => {
    const cart = keptCart()
    if (cart && isNewer(cart, known)) channel.postMessage(cart)
    known = cart
  })
  channel.onmessage = ({ data: cart }: MessageEvent<CartAnswer>) => {
    if (cart.id !== storedCartId() || !isNewer(cart, keptCart())) return
    known = cart
    // A tab of the other language has to ask in its own.
    if (cart.lang === document.documentElement.lang) takeCart(cart)
    else void loadCart(true)
  }
}

/** Whether it is another cart, or a later version of the same. */
export function isNewer(cart: CartAnswer, known: CartAnswer | null): boolean {
  return cart.id !== known?.id || cart.version > known.version
}

function watchAbsence(): void {
  let leftAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      leftAt = Date.now()
      return
    }
    sessionChanged()
    const cart = keptCart()
    const isOthers = cart !== null && cart.customer?.id !== currentUser()?.id
    if (isOthers || Date.now() - leftAt > staleAfter) void loadCart(true)
  })
}

let timer: ReturnType<typeof setTimeout> | undefined

/** At the cut-off of the first delivery the server takes the time period away. */
function armCutOff(): void {
  clearTimeout(timer)
  const wait = untilCutOff(keptCart(), Date.now())
  if (wait === null) return
  if (wait > longestWait) timer = setTimeout(armCutOff, longestWait)
  else timer = setTimeout(() => void loadCart(true), wait)
}

/** Milliseconds until a cart's first delivery can no longer be ordered; null: there is no such moment to come. */
export function untilCutOff(
  cart: Pick<CartAnswer, 'scheduleMenus' | 'timePeriod'> | null,
  now: number,
): number | null {
  const first = cart?.scheduleMenus[0]
  if (!cart?.timePeriod || !first) return null
  // One moment later, when it has passed on the server too.
  const wait = orderCutOff(first.date, cart.timePeriod) + 1000 - now
  return wait > 0 ? wait : null
}
