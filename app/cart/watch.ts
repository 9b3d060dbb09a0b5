import type { CartAnswer } from '#server/answers.ts'
import { orderCutOff } from '#shop/schedule/schedule.ts'
import { currentUser, sessionChanged } from '../session/session.ts'
import { wordsHere } from '../text/words.ts'
import { toast } from '../toast.ts'
import { keptCart, loadCart, onCart, storedCartId, takeCart } from './store.ts'

/** Milliseconds out of sight after which a page asks for the cart again. */
const staleAfter = 3 * 60_000
/** Milliseconds; longer waits are cut into several, as the machine may sleep meanwhile. */
const longestWait = 60 * 60_000

/** Keeps the cart true while the page is open: other tabs, a long absence, a cut-off that passes. */
export function watchCart(): void {
  shareWithTabs()
  watchAbsence()
  armCutOff()
  onCart(armCutOff)
}

/** Sends every new version of the cart to the other tabs, and takes theirs. */
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
    // The texts of a cart from a tab in the other language are in that language.
    if (cart.lang === document.documentElement.lang) takeCart(cart)
    else void loadCart(true)
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    const cart = keptCart()
    if (key === 'cart' && newValue && cart && cart.id !== newValue) void tellReplaced()
  })
}

async function tellReplaced(): Promise<void> {
  await import('../text/more-words.ts')
  toast('cart-error', wordsHere().cart.replaced)
}

/** Whether it is another cart, or a later version of the known one. */
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

/** Asks again at the cut-off of the first delivery: the server takes the time period away then. */
function armCutOff(): void {
  clearTimeout(timer)
  const wait = untilCutOff(keptCart(), Date.now())
  if (wait === null) return
  if (wait > longestWait) timer = setTimeout(armCutOff, longestWait)
  else timer = setTimeout(() => void loadCart(true), wait)
}

/** Milliseconds until a cart's first delivery can no longer be ordered; null: it has none, or the moment has passed. */
export function untilCutOff(
  cart: Pick<CartAnswer, 'scheduleMenus' | 'timePeriod'> | null,
  now: number,
): number | null {
  const first = cart?.scheduleMenus[0]
  if (!cart?.timePeriod || !first) return null
  // A second later, when the server's clock has passed the cut-off too.
  const wait = orderCutOff(first.date, cart.timePeriod) + 1000 - now
  return wait > 0 ? wait : null
}
