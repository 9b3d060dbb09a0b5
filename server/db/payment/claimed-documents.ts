import type { FiscalContent } from '#shop/books/fiscal.ts'
import type { InvoiceDetails } from '#shop/invoice.ts'
import type { Cents } from '#shop/money.ts'
import type { OrderItem } from '#shop/order/order.ts'
import type { Issued } from '../../outside/fiscal/fiscal.ts'
import type { Db } from '../database.ts'

export type ClaimedDocument = {
  readonly id: string
  readonly number: number
  readonly orderNumber: number
  readonly amount: Cents
  readonly method: string
  readonly invoice: InvoiceDetails | null
  readonly items: readonly Pick<OrderItem, 'price' | 'amount' | 'vatRate'>[]
  /** Of a credit: the document of the payment that it credits. */
  readonly original: { readonly mark: string; readonly content: FiscalContent } | null
  /** What an earlier try sent. */
  readonly content: FiscalContent | null
}

/**
 * Takes the next due documents, up to a number; a credit waits until its original has a mark. If
 * the process dies, they are due again after 1 minute, then 5, 15, an hour, four.
 */
export async function claimDocuments(
  db: Db,
  most: number,
  now: number,
): Promise<ClaimedDocument[]> {
  const { rows } = await db.query<ClaimedDocument>({
    name: 'fiscal-document-claim',
    text: `with claimed as (
        update fiscal_document set status = 'sending', tries = tries + 1,
          next_try_at = $1::timestamptz
            + (array[1, 5, 15, 60, 240])[least(tries + 1, 5)] * interval '1 minute'
        where id = any(array(
          select d.id from fiscal_document d
          where d.status in ('due', 'sending') and d.next_try_at <= $1
            and (d.attempt_id is not null or (
              select p.status from refund r join fiscal_document p on p.attempt_id = r.attempt_id
              where r.id = d.refund_id) = 'issued')
          order by d.next_try_at, d.number limit $2 for update of d skip locked))
        returning *
      )
      select c.id, c.number, o.number as "orderNumber", c.amount_cents as amount, o.invoice,
        c.content,
        (select a.method from payment_attempt a where a.id = coalesce(c.attempt_id,
          (select r.attempt_id from refund r where r.id = c.refund_id))) as method,
        (select coalesce(jsonb_agg(jsonb_build_object('price', i.unit_price, 'amount', i.amount,
            'vatRate', i.vat_rate) order by d.position, i.position), '[]')
          from order_delivery d join order_item i on i.delivery_id = d.id
          where d.order_id = o.id) as items,
        (select jsonb_build_object('mark', p.mark, 'content', p.content)
          from refund r join fiscal_document p on p.attempt_id = r.attempt_id
          where r.id = c.refund_id) as original
      from claimed c join customer_order o on o.id = c.order_id
      order by c.number`,
    values: [new Date(now), most],
  })
  return rows
}

/** Keeps what each document says, so that every try sends the same. */
export async function keepContents(
  db: Db,
  contents: readonly { id: string; content: FiscalContent }[],
): Promise<void> {
  await db.query({
    name: 'fiscal-document-contents',
    text: `update fiscal_document d set content = (
        select kept.content from jsonb_to_recordset($2::jsonb) as kept (id uuid, content jsonb)
        where kept.id = d.id)
      where d.id = any($1) and d.content is null`,
    values: [contents.map(({ id }) => id), JSON.stringify(contents)],
  })
}

export async function markDocumentsIssued(
  db: Db,
  issued: readonly (Issued & { id: string })[],
  now: number,
): Promise<void> {
  await db.query({
    name: 'fiscal-documents-issued',
    text: `update fiscal_document d set status = 'issued', issued_at = $3, error = null,
        (mark, uid, qr_url) = (
          select i.mark, i.uid, i."qrUrl"
          from jsonb_to_recordset($2::jsonb) as i (id uuid, mark text, uid text, "qrUrl" text)
          where i.id = d.id)
      where d.id = any($1) and d.status <> 'issued'`,
    values: [issued.map(({ id }) => id), JSON.stringify(issued), new Date(now)],
  })
}

/** The document was not issued, or it is unknown whether it was: a later try sends it again. */
export async function markDocumentFailed(db: Db, id: string, error: string): Promise<void> {
  await db.query({
    name: 'fiscal-document-failed',
    text: `update fiscal_document set status = 'due', error = $2 where id = $1 and status = 'sending'`,
    values: [id, error],
  })
}
