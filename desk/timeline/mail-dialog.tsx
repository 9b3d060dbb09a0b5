import { Button } from '../../app/ui/button.tsx'
import { Notice } from '../../app/ui/notice.tsx'
import { useMailName } from '../mails/mail-name.ts'
import { useAct, useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Dialog, DialogEnd } from '../ui/dialog.tsx'
import { Refusal } from '../ui/refusal.tsx'

/** What a mail really said, and the way to send it once more. */
export function MailDialog({
  order,
  mailId,
  close,
}: {
  order: string
  mailId: string
  close: () => void
}) {
  const { orders } = useWords()
  const nameOf = useMailName()
  const mail = useAnswer(
    'order-mail-one',
    { order, mailId },
    { isMoving: ({ status }) => !canGoAgain(status) },
  )
  const sending = useAct('order-mail-create')
  const code = mail.data?.code ?? ''
  return (
    <Dialog title={orders.mailOf(nameOf(code))} close={close}>
      <Answered answer={mail}>
        {({ subject, text, status, error }) => (
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
                {sending.isSuccess ? (
                  <Notice kind="success">{orders.sentAgain}</Notice>
                ) : (
                  canGoAgain(status) && (
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
          </>
        )}
      </Answered>
    </Dialog>
  )
}

/** It has left, or was given up. */
function canGoAgain(status: string): boolean {
  return ['sent', 'unsure', 'failed'].includes(status)
}
