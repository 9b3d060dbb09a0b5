import { loginFirst } from './session-end.ts'
import '../text/more-words.ts'
import { wordsHere } from '../text/words.ts'
import { toast } from '../toast.ts'
import type { PagePath } from '../ui/link.tsx'
import type { CartEnd } from './cart.ts'

/**
 * Tells why the page has no cart any more, other than by its age, and answers where that leads; null
 * stays. `otherwise`: where a lost cart leads from here.
 */
export function tellLoss(
  gone: Exclude<CartEnd, 'expired'>,
  path: string,
  otherwise: PagePath | null,
): PagePath | null {
  const { cart } = wordsHere()
  if (gone === 'elsewhere') {
    toast('error', cart.elsewhere)
    return otherwise
  }
  if (gone !== 'waits') {
    toast('success', cart.placed)
    return `/account/orders/${gone.placed}`
  }
  // The menu can be looked at without a login.
  if (path === '/menu') toast('cart-error', cart.waits)
  else loginFirst(path)
  return null
}
