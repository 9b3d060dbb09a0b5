import MailCheck from 'lucide-react/icons/mail-check'
import { useEffect, useId, useRef, useState } from 'react'
import type { PasswordRequestAnswer } from '#server/answers.ts'
import { passwordRequestForm } from '#shop/customer/customer.ts'
import { formatTime } from '#shop/format.ts'
import { refusalText } from '#shop/refusal/refusal-text.ts'
import '../text/more-words.ts'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { useForm } from '#ui/form.ts'
import { Notice } from '#ui/notice.tsx'
import { call } from '../call.ts'
import { type DialogProps, Overlay } from '../dialog/overlay.tsx'
import { useLanguage, useWords } from '../text/words.ts'
import { toast } from '../toast.ts'
import { errorsIn } from './entering.ts'
import { takeEmail } from './typed-email.ts'

/** Milliseconds until a closed dialog goes back to its form (§9). */
const resetDelay = 1000

/** Milliseconds: a time without its seconds must not name one too early. */
const minute = 60_000

/** Asks for an e-mail and says that a link to a new password is on its way (§2). */
export default function ForgotDialog({ open, close }: DialogProps) {
  const { login } = useWords()
  const [sent, setSent] = useState<SentLink | null>(null)

  useEffect(() => {
    if (open) return
    const reset = () => setSent(null)
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
      title={sent === null ? login.titles.forgot : login.titles.sent}
      startsIn="input"
    >
      {sent === null ? <RequestForm sent={setSent} /> : <Sent link={sent} close={close} />}
    </Overlay>
  )
}

type SentLink = PasswordRequestAnswer & { readonly to: string }

function Sent({ link, close }: { link: SentLink; close: () => void }) {
  const { login } = useWords()
  const lang = useLanguage()
  const { to, isNew, sentAt, nextAt } = link
  const sentTime = formatTime(Date.parse(sentAt), lang)
  const nextTime = formatTime(Date.parse(nextAt) + minute, lang)
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
        {isNew ? login.emailSubmitSuccess(to) : login.emailSentBefore(to, sentTime, nextTime)}
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

function RequestForm({ sent }: { sent: (link: SentLink) => void }) {
  const { login } = useWords()
  const lang = useLanguage()
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
    if (answer.code === 'ok') return sent({ ...answer.data, to: form.username })
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
        placeholder={refusalText['fill-email'][lang]}
        required
      />
      <Button type="submit" size="lg" busy={busy} className="w-full">
        {login.sendLink}
      </Button>
    </form>
  )
}
