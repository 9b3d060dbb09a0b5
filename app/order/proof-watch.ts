import { useEffect } from 'react'
import { loadCart } from '../cart/cart.ts'

/** Milliseconds: at most one question in this time, and one on every such time while the page is seen. */
const shortest = 3000
const between = 20_000
/** How often a page asks by itself before it waits for its customer to come back. */
const mostAsked = 30

/**
 * While something on the cart waits for the mailbox to be proved, which happens in another tab or on
 * another device: reads the cart again when the customer comes back here, and now and then.
 */
export function useProofWatch(waits: boolean): void {
  useEffect(() => {
    if (!waits) return
    let askedAt = Date.now()
    let left = mostAsked

    function ask(): void {
      if (document.visibilityState === 'hidden' || Date.now() - askedAt < shortest) return
      askedAt = Date.now()
      void loadCart(true)
    }
    function askByItself(): void {
      if (left-- > 0) ask()
    }

    const timer = setInterval(askByItself, between)
    window.addEventListener('focus', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [waits])
}
