import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { Account } from './account.ts'

type Asked = { account: Account; close: () => void }

export function EndSessions({ account, close }: Asked) {
  const { customers } = useWords()
  const ending = useAct('customer-sessions-end')
  return (
    <Dialog title={customers.endSessions} close={close}>
      <Confirm
        text={customers.endSessionsText(account.name || account.email)}
        yes={customers.endSessions}
        act={ending}
        confirm={() => ending.mutate({ customerId: account.id }, { onSuccess: close })}
        close={close}
      />
    </Dialog>
  )
}

export function SendLink({ account, close }: Asked) {
  const { customers } = useWords()
  const sending = useAct('customer-password-link')
  return (
    <Dialog title={customers.link} close={close}>
      <Confirm
        text={customers.linkText(account.email)}
        yes={customers.linkNow}
        act={sending}
        confirm={() => sending.mutate({ customerId: account.id }, { onSuccess: close })}
        close={close}
      />
    </Dialog>
  )
}
