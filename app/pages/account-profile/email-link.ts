import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import type { CustomerAnswer } from '#server/answers.ts'
import { call } from '../../call.ts'
import { loadCart } from '../../cart/cart.ts'
import { sessionChanged } from '../../session/session.ts'
import { useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'
import { useNavigate } from '../../ui/link.tsx'

/**
 * Follows a mail's link to a new e-mail. The secret leaves the address once it is answered: a customer
 * who has to log in first comes back with it.
 */
export function useEmailLink(take: (customer: CustomerAnswer) => void): void {
  const { account } = useWords()
  const navigate = useNavigate()
  const token = new URLSearchParams(useLocation().search).get('email')
  const followed = useRef('')

  const follow = useEffectEvent(async (link: string) => {
    followed.current = link
    const answer = await call('customer-email-verify', { token: link })
    navigate({ search: '' }, { replace: true, preventScrollReset: true })
    if (answer.code !== 'ok') {
      toast('error', answer.message)
      return
    }
    take(answer.data)
    sessionChanged()
    toast('success', account.profilePage.emailChanged(answer.data.email))
    // The prices and the share of the customer's company may not apply any more.
    void loadCart(true)
  })
  useEffect(() => {
    if (token && token !== followed.current) void follow(token)
  }, [token])
}
