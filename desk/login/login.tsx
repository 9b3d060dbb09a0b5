import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { type StaffLogin, staffLoginForm } from '#shop/people/staff-forms.ts'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { useForm } from '#ui/form.ts'
import { Notice } from '#ui/notice.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import type { Output } from '../call.ts'
import { openSession, useSession } from '../session.ts'
import { useWords } from '../text/words.ts'
import { CodeField } from '../ui/code-field.tsx'
import { backIn } from './back.ts'
import { Doorway } from './doorway.tsx'
import { useEntering } from './entering.ts'
import { PasskeyLogin } from './passkey-login.tsx'

export function Login() {
  const { login } = useWords()
  const { session, ended } = useSession()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [wasOver] = useState(ended)
  const { values, field, set, submit, setErrors } = useForm(staffLoginForm, {
    email: '',
    password: '',
    code: '',
  })
  const { enter, busy, refused } = useEntering('staff-login', setErrors)
  const back = backIn(search.get('back'))
  if (session) return <Navigate replace to={back} />

  async function logIn(form: StaffLogin) {
    const entered = await enter(form)
    // A code serves once, and the next one is shown by now.
    if (!entered) return set('code', '')
    await go(entered)
  }

  async function go(entered: Output<'staff-login'>) {
    openSession(entered)
    await navigate(back, { replace: true })
  }

  return (
    <Doorway title={login.title} text={login.intro}>
      <form noValidate onSubmit={submit(logIn)} className="space-y-5">
        {refused ? <Notice kind="error">{refused}</Notice> : wasOver && <Ended how={wasOver} />}
        <EmailField {...field('email')} label={login.email} autoComplete="username" required />
        <PasswordField
          show={login.showPassword}
          {...field('password')}
          label={login.password}
          autoComplete="current-password"
        />
        <CodeField
          {...field('code')}
          value={values.code ?? ''}
          label={login.code}
          hint={login.codeHint}
        />
        <Button type="submit" size="lg" busy={busy} className="w-full">
          {login.submit}
        </Button>
        <PasskeyLogin opened={go} />
        <p className="text-sm text-muted">{login.lost}</p>
      </form>
    </Doorway>
  )
}

function Ended({ how }: { how: NonNullable<ReturnType<typeof useSession>['ended']> }) {
  const { login } = useWords()
  const isOver = how === 'over'
  return <Notice kind={isOver ? 'info' : 'success'}>{isOver ? login.over : login.byChoice}</Notice>
}
