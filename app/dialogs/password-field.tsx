import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { useWords } from '../text/words.ts'
import { TextField } from '../ui/field.tsx'

export function PasswordField(given: {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  onFocus?: () => void
  readOnly?: boolean
  error?: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
}) {
  const { login } = useWords()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      {...given}
      type={shown ? 'text' : 'password'}
      required
      end={
        <button
          type="button"
          aria-label={login.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="grid size-11 place-items-center rounded-full text-muted hover:text-ink focus-visible:rounded-full"
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      }
    />
  )
}
