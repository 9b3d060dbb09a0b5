import type { Refused } from '../call.ts'
import { FormActs } from './form-acts.tsx'

/** Says what will happen before it does. */
export function Confirm({
  text,
  ...acts
}: {
  text: string
  yes: string
  isGrave?: boolean
  act: { readonly error: Refused | null; readonly isPending: boolean }
  confirm: () => void
  close: () => void
}) {
  return (
    <>
      <p>{text}</p>
      <FormActs {...acts} />
    </>
  )
}
