import { useWords } from '../text/words.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Asked } from './asked.ts'

/** What an account's page tells while it has nothing to show: that it loads, or why it cannot. */
export function WaitingOrTrouble({
  asked,
}: {
  asked: Asked<unknown> & { readonly load: () => void }
}) {
  const { account } = useWords()
  if (asked.status === 'failed')
    return (
      <Notice kind="error" action={<Button onClick={asked.load}>{account.retry}</Button>}>
        {asked.message}
      </Notice>
    )
  return (
    <p role="status" className="sr-only">
      {asked.status === 'waiting' && account.loading}
    </p>
  )
}
