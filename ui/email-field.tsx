import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'

type EmailFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
>

/** A field of the type `email` would show Greek domains in Punycode while the customer types them. */
export function EmailField(given: EmailFieldProps) {
  return <TextField {...given} inputMode="email" autoCapitalize="none" spellCheck={false} />
}
