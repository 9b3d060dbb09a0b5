import type { CustomerAnswer } from '#server/answers.ts'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { Overlay } from '../../dialog/overlay.tsx'
import { useWords } from '../../text/words.ts'
import { Link } from '../../ui/link.tsx'
import { type OpenOrder, useDeletion } from './deletion.ts'

/** Says what is deleted and what stays; asks for the password, or for the e-mail without one. */
export function DeleteDialog({
  customer,
  open,
  close,
  onDeleted,
}: {
  customer: CustomerAnswer
  open: boolean
  close: () => void
  onDeleted: () => void
}) {
  const { login, privacy } = useWords()
  const { orders, busy, remove, field } = useDeletion(customer, onDeleted)
  const { hasPassword } = customer
  return (
    <Overlay
      open={open}
      close={close}
      title={privacy.removeTitle}
      end={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={close}>
            {privacy.keep}
          </Button>
          <Button variant="danger" type="submit" form="delete-account" busy={busy}>
            {privacy.removeButton}
          </Button>
        </div>
      }
    >
      <form id="delete-account" noValidate onSubmit={event => void remove(event)}>
        <p className="text-lg">{privacy.removeText}</p>
        <ul className="mt-4 mb-6 grid list-disc gap-2 pl-5">
          <li>{privacy.goes}</li>
          <li>{privacy.stays}</li>
        </ul>
        {hasPassword ? (
          <PasswordField
            show={login.showPassword}
            {...field}
            label={privacy.password}
            autoComplete="current-password"
          />
        ) : (
          <EmailField {...field} label={privacy.email} autoComplete="off" required />
        )}
        <div className="mt-5" aria-live="polite">
          {orders.length > 0 && <OpenOrders orders={orders} />}
        </div>
      </form>
    </Overlay>
  )
}

function OpenOrders({ orders }: { orders: readonly OpenOrder[] }) {
  const { privacy } = useWords()
  return (
    <Notice kind="warning" title={privacy.openOrders}>
      <ul>
        {orders.map(({ id, number }) => (
          <li key={id}>
            <Link
              to={`/account/orders/${id}`}
              className="inline-flex min-h-11 items-center text-basil underline underline-offset-4"
            >
              {privacy.orderNumber(number)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
