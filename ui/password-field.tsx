import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { TextField } from './field.tsx'

type Given = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'required'> & {
  autoComplete: 'current-password' | 'new-password'
  /** Names the eye. */
  show: string
}

/** A password, hidden until somebody wants to see what they typed. */
export function PasswordField({ show, ...given }: Given) {
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
          aria-label={show}
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
