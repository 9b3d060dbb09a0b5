import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Output } from '../call.ts'
import { useMailName } from '../mails/mail-name.ts'
import { useAct, useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Dialog, DialogEnd } from '../ui/dialog.tsx'
import { Refusal } from '../ui/refusal.tsx'

/** A mail of an order, by the order's number, or one about an account. */
export type MailOf = { readonly mailId: string } & (
  | { readonly order: string }
  | { readonly customerId: string }
)

/** What a mail really said; one of an order can go out once more. */
export function MailDialog({ of, close }: { of: MailOf; close: () => void }) {
  return 'order' in of ? <OrderMail {...of} close={close} /> : <AccountMail {...of} close={close} />
}

type Shown = { readonly mailId: string; readonly close: () => void }

function OrderMail({ order, mailId, close }: Shown & { order: string }) {
  const { orders } = useWords()
  const nameOf = useMailName()
  const mail = useAnswer(
    'order-mail-one',
    { order, mailId },
    { isMoving: ({ status }) => !hasLeft(status) },
  )
  const sending = useAct('order-mail-create')
  return (
    <Dialog title={orders.mailOf(nameOf(mail.data?.code ?? ''))} close={close}>
      <Answered answer={mail}>
        {read => (
          <>
            <Words of={read} />
            {sending.isSuccess ? (
              <Notice kind="success">{orders.sentAgain}</Notice>
            ) : (
              read.mayGoAgain &&
              hasLeft(read.status) && (
                <DialogEnd>
                  <Refusal of={sending.error} />
                  <Button
                    variant="secondary"
                    busy={sending.isPending}
                    onClick={() => sending.mutate({ order, mailId })}
                  >
                    {orders.sendAgain}
                  </Button>
                </DialogEnd>
              )
            )}
          </>
        )}
      </Answered>
    </Dialog>
  )
}

function AccountMail({ customerId, mailId, close }: Shown & { customerId: string }) {
  const { orders } = useWords()
  const nameOf = useMailName()
  const mail = useAnswer(
    'customer-mail-one',
    { customerId, mailId },
    { isMoving: ({ status }) => !hasLeft(status) },
  )
  return (
    <Dialog title={orders.mailOf(nameOf(mail.data?.code ?? ''))} close={close}>
      <Answered answer={mail}>{read => <Words of={read} />}</Answered>
    </Dialog>
  )
}

function Words({ of: { subject, text, error, mayGoAgain } }: { of: Output<'order-mail-one'> }) {
  const { orders } = useWords()
  return (
    <>
      {error && <Notice kind="warning">{error}</Notice>}
      {text === null ? (
        <Notice kind="info">{orders.mailNotKept}</Notice>
      ) : (
        <>
          <p className="font-semibold">{subject}</p>
          <p className="rounded-card border border-line bg-card p-4 text-sm wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
          {!mayGoAgain && <p className="text-sm text-muted">{orders.mailLinks}</p>}
        </>
      )}
    </>
  )
}

function hasLeft(status: string): boolean {
  return ['sent', 'unsure', 'failed'].includes(status)
}
