import { useEffect, useState } from 'react'
import { signUpForm } from '#shop/customer/customer.ts'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { TextField } from '#ui/field.tsx'
import { useForm } from '#ui/form.ts'
import { Notice } from '#ui/notice.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { call } from '../call.ts'
import { storedCartId } from '../cart/cart.ts'
import { useWords } from '../text/words.ts'
import { Link } from '../ui/link.tsx'
import { useEntering } from './entering.ts'

/** Milliseconds from a sign-up to the reload of the page (§9). */
const reloadDelay = 500

export function SignUpForm({ close }: { close: () => void }) {
  const { login } = useWords()
  const { field, submit, setErrors } = useForm(signUpForm, { name: '', username: '', password: '' })
  const { enter, busy, refused, spot } = useEntering({ close, setErrors, reloadDelay })
  const lock = useLock()
  const signUp = submit(form => {
    const cartId = storedCartId() ?? undefined
    return enter(call('auth-register-email', { ...form, verify: form.password, spot, cartId }))
  })
  return (
    <form noValidate onSubmit={signUp} className="space-y-5">
      {refused && <Notice kind="error">{refused}</Notice>}
      <TextField {...field('name')} label={login.name} autoComplete="name" required />
      <EmailField
        {...field('username')}
        label={login.email}
        {...lock}
        autoComplete="username"
        required
      />
      <PasswordField
        show={login.showPassword}
        {...field('password')}
        label={login.password}
        {...lock}
        hint={login.passwordHint}
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" busy={busy} className="w-full">
        {login.signUp}
      </Button>
      <p className="text-center text-sm text-muted">
        {login.terms}{' '}
        <Link
          to="/terms-and-conditions/terms-of-use"
          target="_blank"
          className="text-basil underline underline-offset-2"
        >
          {login.termsLink}
        </Link>
      </p>
    </form>
  )
}

/** Milliseconds in which the browser cannot fill a field by itself (§9). */
const lockTime = 800

/**
 * Keeps the browser from filling fields that the customer has not seen yet: they are read-only for a
 * moment, or until one of them gets the focus (§4), which typing and pasting need anyway.
 */
function useLock(): { readOnly: boolean; onFocus: () => void } {
  const [readOnly, setReadOnly] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setReadOnly(false), lockTime)
    return () => clearTimeout(timer)
  }, [])
  return { readOnly, onFocus: () => setReadOnly(false) }
}
