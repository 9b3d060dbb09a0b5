import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { useWords } from '../../text/words.ts'

/** Says what was just done and offers to undo it, until it is closed or a dialog opens. */
export function MessageBar({
  text,
  undo,
  isUndoing,
  close,
}: {
  text: string
  undo: (() => void) | null
  isUndoing: boolean
  close: () => void
}) {
  const { orderChange: words } = useWords()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--thumb)+1rem)] z-30 md:bottom-8"
    >
      {text && (
        <div className="pointer-events-auto mx-auto flex w-full max-w-md items-center gap-3 rounded-card border border-line bg-card py-2 pe-2 ps-4 shadow-raised motion-safe:animate-[rise_200ms_ease-out]">
          <CircleCheck size={22} aria-hidden="true" className="shrink-0 text-success" />
          <p className="min-w-0 flex-1 py-1.5">{text}</p>
          {undo && (
            <button
              type="button"
              onClick={undo}
              aria-busy={isUndoing}
              className="min-h-11 shrink-0 rounded-full px-3 font-semibold text-basil hover:bg-basil-soft focus-visible:rounded-full"
            >
              {words.undo}
            </button>
          )}
          <button
            type="button"
            aria-label={words.close}
            onClick={close}
            className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sand focus-visible:rounded-full"
          >
            <X size={18} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  )
}
