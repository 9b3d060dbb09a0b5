import { useState } from 'react'
import { call } from '../call.ts'
import { loadCart } from '../cart/cart.ts'
import { useWords } from '../text/words.ts'
import { toast } from '../toast.ts'
import { Button } from '../ui/button.tsx'

/** Sends a new link that confirms the e-mail; runs `confirmed` if it is confirmed by now. */
export function ConfirmEmail({ confirmed }: { confirmed?: () => void }) {
  const { company } = useWords()
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')

  async function send(): Promise<void> {
    setState('busy')
    const answer = await call('auth-email-verify-request', {})
    setState(answer.code === 'ok' && !answer.data.isVerified ? 'sent' : 'idle')
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
      <p role="status" className="mt-2 text-[0.9375rem] empty:hidden">
        {state === 'sent' && company.linkSent}
      </p>
    </>
  )
}
