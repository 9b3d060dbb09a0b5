import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { call } from '../call.ts'
import { loadCart } from '../cart/cart.ts'
import { useWords } from '../text/words.ts'
import { toast } from '../toast.ts'

/** Sends a new link that confirms the e-mail; runs `confirmed` if it is confirmed by now. */
export function ConfirmEmail({ confirmed }: { confirmed?: () => void }) {
  const { company } = useWords()
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | 'early'>('idle')

  async function send(): Promise<void> {
    setState('busy')
    const answer = await call('auth-email-verify-request', {})
    setState(answer.code === 'ok' ? stateAfter(answer.data) : 'idle')
    if (answer.code !== 'ok') {
      toast('error', answer.message)
      return
    }
    if (!answer.data.isVerified) return
    toast('success', company.emailConfirmed)
    void loadCart(true)
    confirmed?.()
  }

  return (
    <>
      <Button size="sm" variant="secondary" busy={state === 'busy'} onClick={() => void send()}>
        {company.sendLink}
      </Button>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {state === 'sent' && company.linkSent}
        {state === 'early' && company.linkSentBefore}
      </p>
    </>
  )
}

/** A link goes out every five minutes at most: one that went out just now is still on its way. */
function stateAfter({ isVerified, isSent }: { isVerified: boolean; isSent: boolean }) {
  if (isVerified) return 'idle'
  return isSent ? 'sent' : 'early'
}
