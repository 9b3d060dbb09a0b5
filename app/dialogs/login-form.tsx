import { loginForm } from '#shop/customer/customer.ts'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { useForm } from '#ui/form.ts'
import { Notice } from '#ui/notice.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { call } from '../call.ts'
import { storedCartId } from '../cart/cart.ts'
import { useWords } from '../text/words.ts'
import { useEntering } from './entering.ts'
import { useNextDialog } from './next-dialog.ts'
import { rememberEmail } from './typed-email.ts'

/** Milliseconds from a login to the reload of the page (§9). */
const reloadDelay = 1000

export function LoginForm({ close }: { close: () => void }) {
  const { login } = useWords()
  const { values, field, submit, setErrors } = useForm(loginForm, { username: '', password: '' })
  const { enter, busy, refused, spot } = useEntering({ close, setErrors, reloadDelay })
  const nextDialog = useNextDialog(close)
  const cartId = () => storedCartId() ?? undefined
  return (
    <form
      noValidate
      onSubmit={submit(form =>
        enter(call('auth-login-email', { ...form, spot, cartId: cartId() })),
      )}
      className="space-y-5"
    >
      {refused && <Notice kind="error">{refused}</Notice>}
      <EmailField {...field('username')} label={login.email} autoComplete="username" required />
      <PasswordField
        show={login.showPassword}
        {...field('password')}
        label={login.password}
        autoComplete="current-password"
      />
      <Button type="submit" size="lg" busy={busy} className="w-full">
        {login.login}
      </Button>
      <p className="text-center">
        <button
          type="button"
          onPointerEnter={prefetchForgotDialog}
          onFocus={prefetchForgotDialog}
          onClick={() => {
            rememberEmail(values.username)
            nextDialog('forgot')
          }}
          className="min-h-11 px-3 text-basil underline underline-offset-2"
        >
          {login.forgotPassword}
        </button>
      </p>
    </form>
  )
}

function prefetchForgotDialog(): void {
  import('./forgot-dialog.tsx').catch(() => {})
}
