import * as z from 'zod/mini'
import type { CustomerAnswer } from '#server/answers.ts'
import { loginForm, newPassword } from '#shop/customer/customer.ts'
import { Button } from '#ui/button.tsx'
import { useForm } from '#ui/form.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'
import { FormFoot } from './form-foot.tsx'
import { useSaving } from './saving.ts'
import { useSwappedForm } from './swapped-form.ts'

const changeForm = z.object({ current: loginForm.shape.password, password: newPassword })

export function PasswordCard({ customer }: { customer: CustomerAnswer }) {
  const { account } = useWords()
  const words = account.profilePage
  const { open, setOpen, place } = useSwappedForm()
  return (
    <div ref={place}>
      <h2 id="password" className="mb-2 text-xl">
        {words.password}
      </h2>
      {!customer.hasPassword && <p className="text-muted">{words.noPassword}</p>}
      {customer.hasPassword && <p className="mb-5 text-muted">{words.passwordText}</p>}
      {customer.hasPassword && !open && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {words.change}
        </Button>
      )}
      {customer.hasPassword && open && (
        <ChangeForm email={customer.email} close={() => setOpen(false)} />
      )}
    </div>
  )
}

function ChangeForm({ email, close }: { email: string; close: () => void }) {
  const { account, login } = useWords()
  const words = account.profilePage
  const { field, submit, setErrors } = useForm(changeForm, { current: '', password: '' })
  const { save, busy } = useSaving('customer-password-update', setErrors)

  function saved(): void {
    toast('success', words.changed)
    close()
  }

  return (
    <form
      noValidate
      onSubmit={submit(form => save({ ...form, verify: form.password }, saved))}
      className="grid gap-5"
    >
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        show={login.showPassword}
        {...field('current')}
        label={words.current}
        autoComplete="current-password"
      />
      <PasswordField
        show={login.showPassword}
        {...field('password')}
        label={words.next}
        hint={login.passwordHint}
        autoComplete="new-password"
      />
      <FormFoot action={words.change} busy={busy} close={close} />
    </form>
  )
}
