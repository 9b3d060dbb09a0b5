import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import type { Refused } from '../call.ts'
import { useWords } from '../text/words.ts'
import { DialogEnd } from './dialog.tsx'
import { Refusal } from './refusal.tsx'

/** The end of a form in a dialog: what was refused, the act, and the way out. */
export function FormActs({
  act,
  yes,
  isGrave = false,
  isReady = true,
  confirm,
  close,
  children,
}: {
  /** null: what is typed goes no further than the screen. */
  act: { readonly error: Refused | null; readonly isPending: boolean } | null
  yes: string
  isGrave?: boolean
  isReady?: boolean
  /** Without it the form is sent. */
  confirm?: () => void
  close: () => void
  /** What has to be in sight when the act is pressed. */
  children?: ReactNode
}) {
  const { frame } = useWords()
  return (
    <DialogEnd>
      {children}
      <Refusal of={act?.error ?? null} />
      <div className="flex flex-wrap gap-3">
        <Button
          type={confirm ? 'button' : 'submit'}
          variant={isGrave ? 'danger' : 'primary'}
          busy={act?.isPending}
          disabled={!isReady}
          onClick={confirm}
        >
          {yes}
        </Button>
        <Button variant="quiet" onClick={close}>
          {frame.cancel}
        </Button>
      </div>
    </DialogEnd>
  )
}
