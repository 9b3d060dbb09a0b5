import type { FormEvent, ReactNode } from 'react'
import type { Refused } from '../call.ts'
import { Dialog } from './dialog.tsx'
import { FormActs } from './form-acts.tsx'

/** A dialog that is one form: its fields, then the act and the way out. */
export function FormDialog({
  title,
  submit,
  children,
  ...acts
}: {
  title: string
  submit: (event: FormEvent<HTMLFormElement>) => void
  children?: ReactNode
  /** null: what is typed goes no further than the screen. */
  act: { readonly error: Refused | null; readonly isPending: boolean } | null
  yes: string
  isGrave?: boolean
  isReady?: boolean
  close: () => void
}) {
  return (
    <Dialog title={title} close={acts.close}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          submit(event)
        }}
        className="space-y-5"
      >
        {children}
        <FormActs {...acts} />
      </form>
    </Dialog>
  )
}
