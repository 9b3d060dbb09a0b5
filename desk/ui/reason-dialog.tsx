import { type ReactNode, useState } from 'react'
import { TextField } from '#ui/field.tsx'
import type { Refused } from '../call.ts'
import { FormDialog } from './form-dialog.tsx'

type ReasonWords = {
  readonly reason: string
  readonly reasonHint?: string
  readonly reasonRule: string
}

/** An act that nobody does without saying why: its own fields, the reason, and the act. */
export function ReasonDialog({
  words,
  send,
  children,
  after,
  ...dialog
}: {
  title: string
  words: ReasonWords
  yes: string
  isGrave?: boolean
  isReady?: boolean
  act: { readonly error: Refused | null; readonly isPending: boolean }
  send: (reason: string) => void
  close: () => void
  /** Fields before the reason. A function gets whether somebody tried to send. */
  children?: ReactNode | ((isTried: boolean) => ReactNode)
  after?: ReactNode
}) {
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const reason = typed.trim()
  return (
    <FormDialog
      {...dialog}
      submit={() => {
        setTried(true)
        if (reason) send(reason)
      }}
    >
      {typeof children === 'function' ? children(isTried) : children}
      <ReasonField words={words} value={typed} onChange={setTyped} isTried={isTried} />
      {after}
    </FormDialog>
  )
}

export function ReasonField({
  words: { reason, reasonHint, reasonRule },
  value,
  onChange,
  isTried,
  isNeeded = true,
}: {
  words: ReasonWords
  value: string
  onChange: (typed: string) => void
  isTried: boolean
  isNeeded?: boolean
}) {
  return (
    <TextField
      label={reason}
      name="reason"
      value={value}
      onChange={onChange}
      hint={reasonHint}
      error={isTried && isNeeded && !value.trim() ? reasonRule : undefined}
      maxLength={500}
      required={isNeeded}
    />
  )
}
