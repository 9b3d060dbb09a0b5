import { pinForm } from '#shop/people/device-forms.ts'
import { useForm } from '#ui/form.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { fieldErrors } from '../login/entering.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { FormDialog } from '../ui/form-dialog.tsx'

/** The person's own PIN, for the tablets and phones of the shop. */
export function SetPin({ close, done }: { close: () => void; done: () => void }) {
  const { account, login } = useWords()
  const setting = useAct('pin-update')
  const { field, submit, setErrors } = useForm(pinForm, { pin: '', password: '' })
  return (
    <FormDialog
      title={account.setPin}
      yes={account.setPinNow}
      act={setting}
      submit={submit(form =>
        setting.mutate(form, {
          onSuccess: done,
          onError: error => setErrors(fieldErrors(error)),
        }),
      )}
      close={close}
    >
      <PasswordField
        show={account.showPin}
        {...field('pin')}
        label={account.newPin}
        hint={account.pinHint}
        inputMode="numeric"
        maxLength={4}
        autoComplete="new-password"
      />
      <PasswordField
        show={login.showPassword}
        {...field('password')}
        label={login.password}
        hint={account.passwordHint}
        autoComplete="current-password"
      />
    </FormDialog>
  )
}
