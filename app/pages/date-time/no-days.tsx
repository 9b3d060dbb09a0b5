import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useConfig } from '../../config.ts'
import { useWords } from '../../text/words.ts'

/** Tells that the kitchen is full on every day that is open for orders. */
export function NoDays({ reload }: { reload: () => void }) {
  const { dateTime } = useWords()
  const { phone } = useConfig()
  return (
    <Notice
      kind="warning"
      title={dateTime.noDays}
      action={<Button onClick={reload}>{dateTime.retry}</Button>}
    >
      {dateTime.noDaysText(phone)}
    </Notice>
  )
}
