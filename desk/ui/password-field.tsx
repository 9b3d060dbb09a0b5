import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { TextField } from '../../app/ui/field.tsx'
import { useWords } from '../text/words.ts'

type Given = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'required'> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(given: Given) {
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
