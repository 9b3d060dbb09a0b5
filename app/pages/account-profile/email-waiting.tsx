import { useState } from 'react'
import type { CustomerAnswer } from '#server/answers.ts'
import { formatMoment } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { call } from '../../call.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'

type WaitingProps = {
  newEmail: NonNullable<CustomerAnswer['newEmail']>
  take: (customer: CustomerAnswer) => void
}

/** The change that waits for its link, which can be called off. */
export function Waiting({ newEmail: { email, expiresAt }, take }: WaitingProps) {
  const { account } = useWords()
  const words = account.profilePage
  const lang = useLanguage()
  const [busy, setBusy] = useState(false)

  async function callOff(): Promise<void> {
    if (busy) return
    setBusy(true)
    const answer = await call('customer-email-delete', {})
    setBusy(false)
    if (answer.code !== 'ok') {
      toast('error', answer.message)
      return
    }
    // The button that was pressed goes.
    document.querySelector<HTMLElement>('[aria-labelledby=email] > div > button')?.focus()
    take(answer.data)
    toast('success', words.emailCalledOff)
  }

  return (
    <div className="mb-5 wrap-anywhere">
      <Notice
        kind="info"
        action={
          <Button variant="quiet" size="sm" busy={busy} onClick={() => void callOff()}>
            {words.callOffEmail}
          </Button>
        }
      >
        {words.emailWaits(email, formatMoment(Date.parse(expiresAt), lang))}
      </Notice>
    </div>
  )
}
