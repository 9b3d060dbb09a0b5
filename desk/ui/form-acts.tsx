import { Button } from '../../app/ui/button.tsx'
import type { Refused } from '../call.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from './refusal.tsx'

/** The end of a form in a dialog: what was refused, the act, and the way out. */
export function FormActs({
  act: { error, isPending },
  yes,
  isGrave = false,
  isReady = true,
  close,
}: {
  act: { readonly error: Refused | null; readonly isPending: boolean }
  yes: string
  isGrave?: boolean
  isReady?: boolean
  close: () => void
}) {
  const { frame } = useWords()
  return (
    <>
      <Refusal of={error} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={isGrave ? 'danger' : 'primary'}
          busy={isPending}
          disabled={!isReady}
        >
          {yes}
        </Button>
        <Button variant="quiet" onClick={close}>
          {frame.cancel}
        </Button>
      </div>
    </>
  )
}
