import * as z from 'zod/mini'
import type { CustomerAnswer } from '#server/answers.ts'
import { emailChangeForm } from '#shop/customer/email-change.ts'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { useForm } from '#ui/form.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'
import { useEmailLink } from './email-link.ts'
import { Waiting } from './email-waiting.tsx'
import { FormFoot } from './form-foot.tsx'
import { useSaving } from './saving.ts'
import { useSwappedForm } from './swapped-form.ts'

type Props = { customer: CustomerAnswer; take: (customer: CustomerAnswer) => void }

/** The e-mail with which the customer logs in, and how it changes: by a link to the new one. */
export function EmailCard({ customer, take }: Props) {
  const { account } = useWords()
  const words = account.profilePage
  const { open, setOpen, place } = useSwappedForm()
  useEmailLink(take)
  return (
    <div ref={place}>
      <h2 id="email" className="mb-2 text-xl">
        {words.email}
      </h2>
      <p className="font-medium wrap-anywhere">{customer.email}</p>
      <p className="mb-5 text-muted">{words.emailText}</p>
      {customer.newEmail && <Waiting newEmail={customer.newEmail} take={take} />}
      {open ? (
        <ChangeForm customer={customer} take={take} close={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {customer.newEmail ? words.otherEmail : words.changeEmail}
        </Button>
      )}
    </div>
  )
}

/** An account that only Google or Facebook opens has no password to ask for. */
const withoutPassword = z.extend(emailChangeForm, { password: z.string() })

function ChangeForm({ customer, take, close }: Props & { close: () => void }) {
  const { account, login } = useWords()
  const words = account.profilePage
  const { hasPassword } = customer
  const { field, submit, setErrors } = useForm(hasPassword ? emailChangeForm : withoutPassword, {
    email: '',
    password: '',
  })
  const { save, busy } = useSaving('customer-email-update', setErrors)

  function saved(customer: CustomerAnswer): void {
    take(customer)
    toast('success', words.emailSent)
    close()
  }

  return (
    <form
      noValidate
      onSubmit={submit(({ email, password }) =>
        save({ email, ...(hasPassword && { password }) }, saved),
      )}
      className="grid gap-5"
    >
      <p className="text-muted">{words.emailChangeText}</p>
      {!hasPassword && <p className="text-muted">{words.emailNoPassword}</p>}
      <EmailField
        {...field('email')}
        label={words.newEmail}
        autoComplete="email"
        maxLength={254}
        required
      />
      {hasPassword && (
        <PasswordField
          show={login.showPassword}
          {...field('password')}
          label={words.current}
          autoComplete="current-password"
        />
      )}
      <FormFoot action={words.sendProof} busy={busy} close={close} />
    </form>
  )
}
