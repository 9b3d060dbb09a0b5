import { useWords } from '../../text/words.ts'
import { TextField } from '../../ui/field.tsx'

/** What the form keeps of a field, and what only this form says of it. */
type Given = {
  name: string
  value: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
  error: string | undefined
  label?: string
  hint?: string
}

/** Who writes to us: the fields that each of our forms has. */
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
    <TextField
      label={contact.email}
      type="email"
      inputMode="email"
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
    <TextField
      label={contact.phone}
      hint={contact.phoneHint}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={25}
      {...given}
      value={given.value ?? ''}
    />
  )
}
