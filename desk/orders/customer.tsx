import { useWords } from '../text/words.ts'
import type { DeskOrder } from './desk-order.ts'

/** Who it is for, and how to reach them. */
export function Customer({ shown }: { shown: DeskOrder }) {
  const { orders } = useWords()
  const { customer, order } = shown
  const { phone } = order.shippingAddress
  return (
    <section>
      <h2 className="mb-3 text-xl">{orders.customer}</h2>
      {customer ? (
        <>
          <p className="text-lg font-semibold">{customer.name}</p>
          <p className="wrap-anywhere">
            <a href={`mailto:${customer.email}`} className={reach}>
              {customer.email}
            </a>
          </p>
        </>
      ) : (
        <p className="text-muted">{orders.customerGone}</p>
      )}
      {phone && (
        <p>
          <a href={`tel:${phone}`} className={`${reach} tabular-nums`}>
            {phone.replace(/^\+30(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')}
          </a>
        </p>
      )}
      {order.company && <p className="mt-2 text-muted">{order.company.name}</p>}
    </section>
  )
}

const reach = 'inline-flex min-h-11 items-center text-basil underline underline-offset-4'
