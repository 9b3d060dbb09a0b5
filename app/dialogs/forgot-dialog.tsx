import MailCheck from 'lucide-react/icons/mail-check'
import { useEffect, useId, useRef, useState } from 'react'
import { passwordRequestForm } from '#shop/customer.ts'
import '../text/more-words.ts'
import { call } from '../call.ts'
import { useWords } from '../text/words.ts'
import { toast } from '../toast.ts'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/email-field.tsx'
import { useForm } from '../ui/form.ts'
import { Notice } from '../ui/notice.tsx'
import { errorsIn } from './entering.ts'
import { type DialogProps, Overlay } from './overlay.tsx'
import { takeEmail } from './typed-email.ts'

/** Milliseconds until a closed dialog goes back to its form (§9). */
const resetDelay = 1000

/** Asks for an e-mail and says that a link to a new password is on its way (§2). */
export default function ForgotDialog({ open, close }: DialogProps) {
  const { login } = useWords()
  const [sentTo, setSentTo] = useState<string | null>(null)

  useEffect(() => {
    if (open) return
    const reset = () => setSentTo(null)
    const timer = setTimeout(reset, resetDelay)
    return () => {
      clearTimeout(timer)
      reset()
    }
  }, [open])

  return (
    <Overlay
      open={open}
      close={close}
      title={sentTo === null ? login.titles.forgot : login.titles.sent}
      startsIn="input"
    >
      {sentTo === null ? <RequestForm sent={setSentTo} /> : <Sent to={sentTo} close={close} />}
    </Overlay>
  )
}

function Sent({ to, close }: { to: string; close: () => void }) {
  const { login } = useWords()
  const text = useId()
  const button = useRef<HTMLButtonElement>(null)
  // The form left with the focus in it. The dialog takes the focus first, so the button asks a frame later.
  useEffect(() => {
    const frame = requestAnimationFrame(() => button.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div className="text-center">
      <MailCheck size={44} aria-hidden="true" className="mx-auto mt-2 text-basil" />
      <p id={text} className="mt-4 wrap-anywhere">
        {login.emailSubmitSuccess(to)}
      </p>
      <p className="mt-2 text-sm text-muted">{login.emailSubmitHint}</p>
      <Button
        ref={button}
        size="lg"
        aria-describedby={text}
        onClick={close}
        className="mt-6 w-full"
      >
        {login.continue}
      </Button>
    </div>
  )
}

function RequestForm({ sent }: { sent: (email: string) => void }) {
  const { login } = useWords()
  const [initial] = useState(() => ({ username: takeEmail() }))
  const { field, submit, setErrors } = useForm(passwordRequestForm, initial)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')

  const request = submit(async form => {
    if (busy) return
    setBusy(true)
    setRefused('')
    const answer = await call('auth-password-request', form)
    setBusy(false)
    if (answer.code === 'ok') return sent(form.username)
    setErrors(errorsIn(answer.data))
    setRefused(answer.message)
    toast('error', answer.message)
  })

  return (
    <form noValidate onSubmit={request} className="space-y-5">
      <p className="text-muted">{login.forgotText}</p>
      {refused && <Notice kind="error">{refused}</Notice>}
      <EmailField
        {...field('username')}
        label={login.email}
        autoComplete="username"
        placeholder={login.fillEmail}
        required
      />
      <Button type="submit" size="lg" busy={busy} className="w-full">
        {login.sendLink}
      </Button>
    </form>
  )
}
