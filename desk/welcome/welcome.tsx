import type { ReactNode } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { staffWelcomeForm } from '#shop/people/staff-forms.ts'
import { Button } from '#ui/button.tsx'
import { useForm } from '#ui/form.ts'
import { Notice } from '#ui/notice.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import type { Output } from '../call.ts'
import { Doorway } from '../login/doorway.tsx'
import { useEntering } from '../login/entering.ts'
import { useAnswer } from '../queries.ts'
import { useRefusalSentence } from '../refusal-sentence.ts'
import { openSession } from '../session.ts'
import { useWords } from '../text/words.ts'
import { CodeField } from '../ui/code-field.tsx'
import { CopiedText } from '../ui/copied-text.tsx'
import { QrCode } from '../ui/qr-code.tsx'
import { Waiting } from '../ui/waiting.tsx'

export function Welcome() {
  const { frame, login } = useWords()
  const sentenceOf = useRefusalSentence()
  const [search] = useSearchParams()
  const token = search.get('token')
  // Asked once: the link may end while its page is open, but the form is not taken away.
  const link = useAnswer('staff-link-one', { token: token ?? '' }, { every: false })
  if (!token) return <Navigate replace to="/login" />
  if (link.data) return <Invited token={token} invitation={link.data} />
  if (!link.error)
    return (
      <Doorway title={frame.room} text="">
        <Waiting />
      </Doorway>
    )
  const isOver = ['staff-link-expired', 'invalid-input'].includes(link.error.code)
  return (
    <Doorway
      title={isOver ? login.expired : frame.trouble}
      text={isOver ? login.expiredText : sentenceOf(link.error)}
    >
      {isOver ? (
        <Link to="/login" className="text-basil underline underline-offset-2">
          {login.toLogin}
        </Link>
      ) : (
        <Button onClick={() => link.refetch()}>{frame.again}</Button>
      )}
    </Doorway>
  )
}

type Invitation = Output<'staff-link-one'>

function Invited({ token, invitation }: { token: string; invitation: Invitation }) {
  const { login } = useWords()
  const navigate = useNavigate()
  const { values, field, set, submit, setErrors } = useForm(staffWelcomeForm, {
    password: '',
    code: '',
  })
  const { enter, busy, refused } = useEntering('staff-welcome', setErrors)

  async function comeIn(form: typeof values) {
    const entered = await enter({ ...form, token })
    if (!entered) return set('code', '')
    openSession(entered)
    await navigate('/', { replace: true })
  }

  return (
    <Doorway title={login.welcome(invitation.name)} text={login.welcomeText}>
      <form noValidate onSubmit={submit(comeIn)} className="space-y-8">
        <Step number={1} title={login.stepApp}>
          <p className="text-muted">{login.stepAppText}</p>
          <QrCode text={invitation.url} label={login.qrCode} />
          <p>
            <a href={invitation.url} className="text-basil underline underline-offset-2">
              {login.openApp}
            </a>
          </p>
          <CopiedText label={login.secret} name="secret" text={invitation.secret} />
        </Step>
        <Step number={2} title={login.stepPassword}>
          {/* A password manager keeps it under this name. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={invitation.email}
            readOnly
            hidden
          />
          <PasswordField
            show={login.showPassword}
            {...field('password')}
            label={login.password}
            hint={login.passwordHint}
            autoComplete="new-password"
          />
        </Step>
        <Step number={3} title={login.stepCode}>
          <CodeField {...field('code')} label={login.code} hint={login.stepCodeHint} required />
        </Step>
        {refused && <Notice kind="error">{refused}</Notice>}
        <Button type="submit" size="lg" busy={busy} className="w-full">
          {login.enter}
        </Button>
      </form>
    </Doorway>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className="space-y-4">
      <h2 className="flex items-baseline gap-3 text-xl">
        <span aria-hidden="true" className="text-terracotta">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
