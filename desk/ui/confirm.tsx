import { Button } from '../../app/ui/button.tsx'
import type { Refused } from '../call.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from './refusal.tsx'

/** Says what will happen before it does. */
export function Confirm({
  text,
  yes,
  isGrave = false,
  act,
  confirm,
  close,
}: {
  text: string
  yes: string
  isGrave?: boolean
  act: { readonly error: Refused | null; readonly isPending: boolean }
  confirm: () => void
  close: () => void
}) {
  const { frame } = useWords()
  return (
    <>
      <p>{text}</p>
      <Refusal of={act.error} />
      <div className="flex flex-wrap gap-3">
        <Button variant={isGrave ? 'danger' : 'primary'} busy={act.isPending} onClick={confirm}>
          {yes}
        </Button>
        <Button variant="quiet" onClick={close}>
          {frame.cancel}
        </Button>
      </div>
    </>
  )
}
