import type { ComponentProps } from 'react'
import { TextField } from '#ui/field.tsx'
import { useWords } from '../text/words.ts'

type Given = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'hint' | 'required' | 'label'
>

/** The six digits of an authenticator: typed, pasted with blanks, or filled in by the device. */
export function CodeField({ error, ...given }: Given) {
  const { login } = useWords()
  return (
    <TextField
      {...given}
      error={error && login.codeRule}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={20}
      spellCheck={false}
    />
  )
}
