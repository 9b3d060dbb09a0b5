import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { passwordForm } from '#shop/customer/customer.ts'
import '../text/more-words.ts'
import { Button } from '#ui/button.tsx'
import { useForm } from '#ui/form.ts'
import { Notice } from '#ui/notice.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { call } from '../call.ts'
import { storedCartId } from '../cart/cart.ts'
import { type DialogProps, Overlay } from '../dialog/overlay.tsx'
import { useWords } from '../text/words.ts'
import { useNavigate } from '../ui/link.tsx'
import { useEntering } from './entering.ts'
import { useNextDialog } from './next-dialog.ts'
import { forgetResetToken, resetToken, takeResetToken } from './reset-token.ts'

/** Milliseconds from a new password to the reload of the page, as after a login (§9). */
const reloadDelay = 1000

/** Sets a new password, by the link of a mail (reading: Accounts). */
export default function ResetDialog({ open, close }: DialogProps) {
  const { login } = useWords()
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const token = useTokenIn(open ? search : '', withoutToken =>
    navigate({ search: withoutToken, hash }, { replace: true, preventScrollReset: true }),
  )
  const [expired, setExpired] = useState<string | null>(null)
  const isOver = token === null || token === expired
  return (
    <Overlay
      open={open}
      close={close}
      title={isOver ? login.titles.expired : login.titles.reset}
      startsIn="input"
    >
      {isOver ? (
        <Expired close={close} />
      ) : (
        <PasswordForm token={token} close={close} expire={() => setExpired(token)} />
      )}
    </Overlay>
  )
}

/** The token that this tab keeps; a token in the address is taken out at once. */
function useTokenIn(search: string, clean: (search: string) => void): string | null {
  const [token, setToken] = useState<string | null>(null)
  if (search) {
    const inAddress = new URLSearchParams(search).get('reset')
    const known = inAddress && inAddress !== '1' ? inAddress : resetToken(sessionStorage)
    if (known !== token && known !== null) setToken(known)
  }
  const takeToken = useEffectEvent(() => {
    const withoutToken = takeResetToken(search, sessionStorage)
    if (withoutToken !== null) clean(withoutToken)
  })
  useEffect(() => takeToken(), [search])
  return token
}

type PasswordFormProps = { token: string; close: () => void; expire: () => void }

function PasswordForm({ token, close, expire }: PasswordFormProps) {
  const { login } = useWords()
  const { field, submit, setErrors } = useForm(passwordForm, { password: '' })
  const { enter, busy, refused } = useEntering({ close, setErrors, reloadDelay })

  async function reset(password: string) {
    const cartId = storedCartId() ?? undefined
    const answer = await call('auth-password-reset', { token, password, verify: password, cartId })
    if (answer.code === 'password-request-expired') expire()
    if (answer.code === 'ok' || answer.code === 'password-request-expired')
      forgetResetToken(sessionStorage)
    return answer
  }

  return (
    <form
      noValidate
      onSubmit={submit(({ password }) => enter(reset(password)))}
      className="space-y-5"
    >
      {/* Tells password managers that this is a password of theirs; the link names no account. */}
      <input type="text" name="username" autoComplete="username" readOnly hidden />
      <p className="text-muted">{login.resetText}</p>
      {refused && <Notice kind="error">{refused}</Notice>}
      <PasswordField
        show={login.showPassword}
        {...field('password')}
        label={login.newPassword}
        hint={login.passwordHint}
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" busy={busy} className="w-full">
        {login.savePassword}
      </Button>
    </form>
  )
}

function Expired({ close }: { close: () => void }) {
  const { login } = useWords()
  const nextDialog = useNextDialog(close)
  return (
    <>
      <Notice kind="warning">{login.expiredText}</Notice>
      <Button size="lg" onClick={() => nextDialog('forgot')} className="mt-6 w-full">
        {login.newLink}
      </Button>
    </>
  )
}
