import { useQuery } from '@tanstack/react-query'
import { Notice } from '#ui/notice.tsx'
import { ask, type Input, type Output, type Refused } from '../call.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'
import { Waiting } from '../ui/waiting.tsx'
import type { Account } from './account.ts'

type Staying = Output<'customer-erase'>

/** Erases for good, after it was shown what stays; an open order keeps it from happening. */
export function Erase({
  account: { id: customerId, name, email },
  erased,
  close,
}: {
  account: Account
  erased: () => void
  close: () => void
}) {
  const { customers } = useWords()
  const erasing = useAct('customer-erase')
  const preview = useQuery<Staying, Refused>({
    queryKey: ['preview', 'customer-erase', customerId],
    queryFn: ({ signal }) =>
      ask(
        'customer-erase',
        { customerId, preview: true, requestId: 'preview-of-an-act' } as Input<'customer-erase'>,
        signal,
      ),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  const refused = erasing.error ?? preview.error
  const isOpen = refused?.code === 'open-orders'
  return (
    <Dialog title={customers.eraseOf(name || email)} close={close}>
      <p>{customers.eraseText}</p>
      {preview.isPending && <Waiting />}
      {preview.data && <Stays of={preview.data} />}
      {isOpen && <Notice kind="error">{customers.openOrders}</Notice>}
      <FormActs
        act={{ error: isOpen ? null : refused, isPending: erasing.isPending }}
        yes={customers.eraseNow}
        isGrave
        isReady={preview.data !== undefined}
        confirm={() => erasing.mutate({ customerId }, { onSuccess: erased })}
        close={close}
      />
    </Dialog>
  )
}

function Stays({ of: { orders, documents, invoices } }: { of: Staying }) {
  const { customers } = useWords()
  if (orders === 0) return <p className="text-muted">{customers.staysNothing}</p>
  return (
    <div>
      <p className="font-medium">{customers.stays}</p>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        <li>{customers.orders(orders)}</li>
        {documents > 0 && <li>{customers.documents(documents)}</li>}
        {invoices > 0 && <li>{customers.invoices(invoices)}</li>}
      </ul>
    </div>
  )
}
