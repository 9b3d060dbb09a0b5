import type { ReactNode } from 'react'
import type { OrderAnswer } from '#server/answers.ts'
import { AddressLines } from '../../order/address-lines.tsx'
import { useWords } from '../../text/words.ts'

/** The order's address, plan, payment, invoice and notes. */
export function Details({ order: shown }: { order: OrderAnswer }) {
  const { order } = useWords()
  const { invoice, notes, paymentType, plan, shippingAddress, spot } = shown
  return (
    <>
      <h2 className="text-xl">{order.detailsTitle}</h2>
      <dl className="mt-4 grid gap-5 wrap-anywhere">
        <Detail name={spot.kind === 'takeaway' ? order.counter : order.address}>
          <AddressLines address={shippingAddress} spot={spot} />
        </Detail>
        <Detail name={order.plan}>{plan.name}</Detail>
        <Detail name={order.payment}>{paymentType.name}</Detail>
        {invoice && (
          <Detail name={order.invoice}>
            <p>{invoice.companyName}</p>
            <p className="text-muted">{invoice.profession}</p>
            <p className="text-muted">
              {order.vatNumber(invoice.vatNumber)} · {order.taxOffice(invoice.taxOffice)}
            </p>
            <p className="text-muted">{invoice.address}</p>
          </Detail>
        )}
        {notes && (
          <Detail name={order.notes}>
            <p dir="auto" className="whitespace-pre-line">
              {notes}
            </p>
          </Detail>
        )}
      </dl>
    </>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
