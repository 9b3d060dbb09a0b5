import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'

/** Asks the customer to confirm: at the foot of a phone's screen, else in the middle. */
export function AskDialog({
  open,
  close,
  title,
  text,
  keep,
  confirm,
  danger = false,
  ready,
  busy,
  onConfirm,
  children,
}: {
  open: boolean
  close: () => void
  title: string
  text: string
  /** The button that leaves everything as it is. */
  keep: string
  confirm: string
  danger?: boolean
  /** The effect is known, so the customer may confirm. */
  ready: boolean
  busy: boolean
  onConfirm: () => void
  children?: ReactNode
}) {
  const [arrived, setArrived] = useState(false)
  useEffect(() => setArrived(true), [])
  return (
    <AlertDialog.Root open={arrived && open} onOpenChange={wanted => wanted || close()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-[rgb(16_24_19/0.55)] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Popup className="fixed inset-x-0 bottom-0 z-50 max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-t-card bg-card px-5 pt-6 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink shadow-raised transition-[opacity,translate] duration-200 ease-calm data-ending-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0 sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-w-lg sm:-translate-y-1/2 sm:rounded-card sm:p-8 sm:data-ending-style:-translate-y-[48%] sm:data-starting-style:-translate-y-[48%]">
          <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-muted">{text}</AlertDialog.Description>
          {children && <div className="mt-5 grid gap-4">{children}</div>}
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button variant="secondary" onClick={close}>
              {keep}
            </Button>
            <Button
              variant={danger ? 'danger' : 'primary'}
              busy={busy}
              disabled={!ready}
              onClick={onConfirm}
            >
              {confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
