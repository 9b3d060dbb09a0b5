import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWords } from '../text/words.ts'
import type { AccountData } from './account-data.ts'

/** Says that the data of an account's page are loading, or why they cannot be loaded. */
export function WaitingOrTrouble({
  asked,
}: {
  asked: AccountData<unknown> & { readonly load: () => void }
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
