import { useEffect, useEffectEvent, useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { stepPaths } from '#shop/order-steps.ts'
import { errorText } from '../cart/flow.ts'
import { useLanguage } from '../text/words.ts'
import { toast } from '../toast.ts'
import { useNavigate } from '../ui/link.tsx'

/**
 * Leads on to checkout, or says that too few mains are chosen (§5). Waits for a
 * change that is being sent, because checkout would send the customer back without it.
 */
export function useCheckout(cart: CartAnswer, tooFew: string | null) {
  const navigate = useNavigate()
  const lang = useLanguage()
  const [leaving, setLeaving] = useState(false)
  const { type, config } = cart.spotPlan.plan
  const tooLittle = cart.totals.subtotal < config.minTotal
  const errors = cart.errors.filter(({ group }) => group === 'plan' || group === 'totals')
  // The preview counts amounts and total itself; the server's errors about them may be outdated.
  const standing = errors.find(
    ({ slug }) => slug !== 'amounts-error' && (slug !== 'min-total-error' || tooLittle),
  )

  const goOn = useEffectEvent(() => {
    // The page does not scroll: the customer goes on choosing at the dish they look at.
    if (tooFew) toast('cart-error', tooFew)
    else if (standing) toast('cart-error', errorText(cart, standing, lang))
    else if (errors.length > 0) return
    else navigate(stepPaths[type].checkout)
    setLeaving(false)
  })
  useEffect(() => {
    if (leaving) goOn()
  }, [leaving, cart])

  return { leaving, leave: () => setLeaving(true) }
}
