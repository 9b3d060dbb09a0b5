import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'

type PhoneFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength'
>

/** A phone as people write it, with spaces and a country's code or without. */
export function PhoneField(given: PhoneFieldProps) {
  return <TextField {...given} type="tel" inputMode="tel" autoComplete="tel" maxLength={25} />
}
