import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useWords } from '../../text/words.ts'
import '../../text/more-words.ts'
import { Button } from '#ui/button.tsx'
import ConflictDialog from '../plans/conflict-dialog.tsx'
import type { Repeating } from './repeating.ts'

/** Asks what to do with the open cart; tells which meals the new cart had to leave out. */
export default function RepeatDialogs({ repeating }: { repeating: Repeating }) {
  const { orderChange } = useWords()
  const { conflict, busy, repeat, keepOpen, closeConflict, dropped, goOn, stay } = repeating
  if (conflict)
    return (
      <ConflictDialog
        current={conflict.current.name}
        wanted={conflict.wanted.name}
        text={
          conflict.current.id === conflict.wanted.id ? orderChange.repeatDialog.same : undefined
        }
        busy={busy}
        onReplace={() => void repeat(true)}
        onContinue={() => void keepOpen()}
        onClose={closeConflict}
      />
    )
  return <Dropped names={dropped} goOn={goOn} stay={stay} />
}

type DroppedProps = { names: readonly string[]; goOn: () => void; stay: () => void }

function Dropped({ names, goOn, stay }: DroppedProps) {
  const { orderChange } = useWords()
  const words = orderChange.repeatDialog
  return (
    <AlertDialog.Root open onOpenChange={open => open || stay()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-[rgb(16_24_19/0.55)]" />
        <AlertDialog.Popup className="fixed inset-x-4 bottom-4 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg overflow-y-auto rounded-card bg-card p-6 shadow-raised sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:p-8">
          <AlertDialog.Title className="text-xl">{words.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-muted">
            {words.dropped(names.join(', '))}
          </AlertDialog.Description>
          <div className="mt-6 flex justify-end">
            <Button onClick={goOn} className="max-sm:w-full">
              {words.continue}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
