import { Link } from 'react-router'
import { localPhone } from '#shop/phone-number.ts'
import { useWords } from '../text/words.ts'
import type { DeskOrder } from './desk-order.ts'

export function Customer({ shown }: { shown: DeskOrder }) {
  const { orders } = useWords()
  const { customer, order } = shown
  const { phone } = order.shippingAddress
  return (
    <section aria-label={orders.customer} className="mb-4 flex flex-wrap items-center gap-x-6">
      {customer ? (
        <>
          <Link
            to={`/customers/${customer.id}`}
            className="inline-flex min-h-11 items-center text-lg font-semibold underline underline-offset-4"
          >
            {customer.name || customer.email}
          </Link>
          <a href={`mailto:${customer.email}`} className={`${reach} wrap-anywhere`}>
            {customer.email}
          </a>
        </>
      ) : (
        <p className="text-muted">{orders.customerGone}</p>
      )}
      {phone && (
        <a href={`tel:${phone}`} className={`${reach} tabular-nums`}>
          {localPhone(phone)}
        </a>
      )}
      {order.company && <p className="text-muted">{order.company.name}</p>}
    </section>
  )
}

const reach = 'inline-flex min-h-11 items-center text-basil underline underline-offset-4'
