import { Button } from '#ui/button.tsx'
import { useWords } from '../../text/words.ts'

/** Under a form that took a button's place: what sends it, and the way back. */
export function FormFoot({
  action,
  busy,
  close,
}: {
  action: string
  busy: boolean
  close: () => void
}) {
  const { account } = useWords()
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy}>
        {action}
      </Button>
      <Button variant="quiet" onClick={close}>
        {account.cancel}
      </Button>
    </div>
  )
}
