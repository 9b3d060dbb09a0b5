import { EmailField as EmailInput } from '#ui/email-field.tsx'
import { TextField } from '#ui/field.tsx'
import { PhoneField as PhoneInput } from '#ui/phone-field.tsx'
import { useWords } from '../../text/words.ts'

/** A field's state in its form, and the form's own label and hint for it. */
type Given = {
  name: string
  value: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
  error: string | undefined
  label?: string
  hint?: string
}

/** The writer's fields, which every contact form has. */
export function NameField(given: Given) {
  const { contact } = useWords()
  return (
    <TextField
      label={contact.name}
      autoComplete="name"
      maxLength={120}
      required
      {...given}
      value={given.value ?? ''}
    />
  )
}

export function EmailField(given: Given) {
  const { contact } = useWords()
  return (
    <EmailInput
      label={contact.email}
      autoComplete="email"
      maxLength={254}
      required
      {...given}
      value={given.value ?? ''}
    />
  )
}

export function PhoneField(given: Given) {
  const { contact } = useWords()
  return (
    <PhoneInput
      label={contact.phone}
      hint={contact.phoneHint}
      {...given}
      value={given.value ?? ''}
    />
  )
}
