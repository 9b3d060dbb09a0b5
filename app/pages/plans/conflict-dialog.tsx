import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Button } from '#ui/button.tsx'
import { useWords } from '../../text/words.ts'

/** Asks whether to replace the open cart of another plan or to go on with it (§4). */
export default function ConflictDialog({
  current,
  wanted,
  text,
  busy,
  onReplace,
  onContinue,
  onClose,
}: {
  current: string
  wanted: string
  text?: string
  busy: boolean
  onReplace: () => void
  onContinue: () => void
  onClose: () => void
}) {
  const { plans } = useWords()
  return (
    <AlertDialog.Root open onOpenChange={open => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-[rgb(16_24_19/0.55)] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Popup className="fixed inset-x-4 bottom-4 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg overflow-y-auto rounded-card bg-card p-6 shadow-raised transition-[opacity,translate] duration-200 ease-calm data-ending-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:p-8">
          <AlertDialog.Title className="text-xl">{plans.conflictTitle}</AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-muted">
            {text ?? plans.conflictText(current, wanted)}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
            <Button onClick={onContinue}>{plans.conflictContinue}</Button>
            <Button variant="danger" busy={busy} onClick={onReplace}>
              {plans.conflictNew}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
