import { Euro } from '#ui/money.tsx'
import { useWords } from '../text/words.ts'
import type { DeskOrder } from './desk-order.ts'

/** The sums as the books keep them. */
export function MoneySheet({ shown }: { shown: DeskOrder }) {
  const { orders } = useWords()
  const { order, books } = shown
  const { totals, company, vat, coupon } = order
  const discount = coupon ? `${orders.discount} (${coupon.code})` : orders.discount
  const lines: readonly Row[] = [
    { title: orders.meals, value: totals.subtotal, isShown: true },
    { title: discount, value: -totals.discount, isShown: totals.discount > 0 },
    { title: orders.shipping, value: totals.shipping, isShown: true },
  ]
  const pays = company?.pays ?? 0
  const after: readonly Row[] = [
    { title: orders.vat, value: vat, isShown: true },
    { title: orders.company, value: pays, isShown: pays > 0 },
    { title: orders.paid, value: books.paid, isShown: true },
    { title: orders.back, value: -books.back, isShown: books.back > 0 },
    { title: orders.toGoBack, value: -books.due, isShown: books.due > 0 },
  ]
  return (
    <section>
      <h2 className="mb-3 text-xl">{orders.money}</h2>
      <dl className="rounded-card border border-line bg-card p-5 shadow-card">
        <Lines rows={lines} />
        <div className="my-2 flex justify-between border-y border-line py-2 text-lg font-semibold">
          <dt>{orders.total}</dt>
          <dd>
            <Euro value={totals.grandtotal} />
          </dd>
        </div>
        <Lines rows={after} />
      </dl>
      <p className="mt-2 text-sm text-muted">{order.paymentType.name}</p>
    </section>
  )
}

type Row = { readonly title: string; readonly value: number; readonly isShown: boolean }

function Lines({ rows }: { rows: readonly Row[] }) {
  return rows
    .filter(({ isShown }) => isShown)
    .map(({ title, value }) => (
      <div key={title} className="flex justify-between gap-4 py-0.5">
        <dt className="text-muted">{title}</dt>
        <dd>
          <Euro value={value} />
        </dd>
      </div>
    ))
}
