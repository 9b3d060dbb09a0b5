import { useState } from 'react'
import type { SpotOneAnswer } from '#server/answers.ts'
import { takesEmail } from '#shop/company.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { call } from '../../call.ts'
import { loadCart } from '../../cart/cart.ts'
import { useDialog } from '../../dialog/dialog.ts'
import { useUser } from '../../session/session.ts'
import { useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'
import { useNavigate } from '../../ui/link.tsx'

/** Signing up with the company, or joining it with the account that is logged in. */
export function WaysIn({ spot }: { spot: SpotOneAnswer }) {
  const { company } = useWords()
  const user = useUser()
  const domains = spot.emailDomains.map(domain => `@${domain}`).join(', ')
  return (
    <div className="mt-7">
      {user ? <Join slug={spot.slug} email={user.email} /> : <SignUp />}
      {domains && !(user && takesEmail(spot, user.email)) && (
        <p className="mt-3 text-muted">{company.domains(domains)}</p>
      )}
    </div>
  )
}

function SignUp() {
  const { company } = useWords()
  const { openDialog } = useDialog()
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <Button size="lg" onClick={() => openDialog('login', 'signup')}>
        {company.signUp}
      </Button>
      <Button size="lg" variant="secondary" onClick={() => openDialog('login', 'login')}>
        {company.login}
      </Button>
    </div>
  )
}

function Join({ slug, email }: { slug: string; email: string }) {
  const { company } = useWords()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')

  async function join(): Promise<void> {
    if (busy) return
    setBusy(true)
    const answer = await call('customer-spot-create', { spot: slug })
    setBusy(false)
    if (answer.code !== 'ok') return setRefused(answer.message)
    toast('success', company.joined)
    void loadCart(true)
    navigate('/addresses')
  }

  return (
    <>
      <Button size="lg" busy={busy} onClick={() => void join()} className="w-full sm:w-auto">
        {company.join}
      </Button>
      <p className="mt-3 text-muted">{company.signedInAs(email)}</p>
      {refused && (
        <div className="mt-4 max-w-xl">
          <Notice kind="error">{refused}</Notice>
        </div>
      )}
    </>
  )
}
