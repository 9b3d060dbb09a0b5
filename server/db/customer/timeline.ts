import type { Text } from '#shop/language.ts'
import type { Cents } from '#shop/money.ts'
import type { ChangeKind, OrderStatus } from '#shop/order/order.ts'
import type { MessageState } from '#shop/people/message.ts'
import type { Db } from '../database.ts'
import type { OrderMail } from '../order/order-mails.ts'
import type { Deed } from '../staff/deeds.ts'

type Kind<Name extends string, Of> = { readonly kind: Name; readonly of: Of }

/** What it was, amounts in cents. */
type Happened =
  | Kind<'placed', { readonly status: OrderStatus; readonly amount: Cents }>
  | Kind<
      'payment',
      {
        readonly status: string
        readonly amount: Cents
        readonly method: string
        readonly provider: string
        readonly reason: string | null
      }
    >
  | Kind<
      'change',
      {
        readonly kind: ChangeKind
        readonly status: string
        readonly amount: Cents
        readonly byShop: boolean
      }
    >
  | Kind<'refund', { readonly status: string; readonly amount: Cents; readonly reason: string }>
  | Kind<'document', { readonly amount: Cents; readonly mark: string | null }>
  | Kind<'mail', Pick<OrderMail, 'id' | 'status' | 'isAgain'> & { readonly code: string }>
  | Kind<
      'message',
      { readonly id: string; readonly state: MessageState; readonly company: string | null }
    >
  | Kind<'note', { readonly text: string; readonly staffName: string }>
  | Kind<'session', { readonly agent: string; readonly isOver: boolean }>
  | Kind<'consent', { readonly what: 'joined' | 'proven' | 'news' }>
  | Kind<'coupon', { readonly code: string; readonly name: Text }>
  | Kind<'deed', Omit<Deed, 'at' | 'subjectName'>>

export type TimelineRow = Happened & {
  /** Names it among all of the customer, and puts those of one instant in order. */
  readonly key: string
  readonly at: Date
  /** The number of the order that it is about; null: none. */
  readonly order: number | null
}

/** From below this one; null: from the newest. */
export type TimelinePlace = Pick<TimelineRow, 'at' | 'key'>

const branches = [
  `select '0 placed ' || number, 'placed', placed_at, number,
      jsonb_build_object('status', status, 'amount', grandtotal)
    from own`,
  `select '1 payment ' || a.id, 'payment', a.created_at, o.number, jsonb_build_object(
      'status', a.status, 'amount', a.amount_cents, 'method', a.method, 'provider', a.provider,
      'reason', a.reason)
    from own o join payment_attempt a on a.order_id = o.id`,
  `select '2 change ' || c.id, 'change', c.created_at, o.number, jsonb_build_object(
      'kind', c.kind, 'status', c.status, 'amount', c.effect,
      'byShop', coalesce(c.after ->> 'by' = 'shop', false))
    from own o join order_change c on c.order_id = o.id where c.status <> 'dropped'`,
  `select '3 refund ' || r.id, 'refund', coalesce(r.done_at, r.created_at), o.number,
      jsonb_build_object('status', r.status, 'amount', r.amount_cents, 'reason', r.reason)
    from own o join refund r on r.order_id = o.id`,
  `select '4 document ' || f.id, 'document', f.created_at, o.number, jsonb_build_object(
      'amount', case when f.refund_id is null then 1 else -1 end * f.amount_cents, 'mark', f.mark)
    from own o join fiscal_document f on f.order_id = o.id`,
  `select '5 mail ' || m.id, 'mail', coalesce(m.sent_at, m.created_at), own.number,
      jsonb_build_object('id', m.id, 'code', m.code, 'status', m.status,
        'isAgain', m.key like 'again %')
    from (select id from mail where customer_id = $1
        union select of.id from own join mail of on of.order_id = own.id) its
      join mail m on m.id = its.id left join own on own.id = m.order_id
    where m.code not like 'staff-%'`,
  `select '6 message ' || m.id, 'message', m.created_at, null, jsonb_build_object(
      'id', m.id, 'state', m.state, 'company', m.company)
    from customer c join (
        select id, state, created_at, email_key, null as company from contact_message
        union all select id, state, created_at, email_key, company from partnership_request) m
      on m.email_key = c.email_key where c.id = $1`,
  `select '7 note ' || n.id, 'note', n.created_at, n.number, jsonb_build_object(
      'text', n.text, 'staffName', coalesce(s.name, ''))
    from (select id, staff_id, text, created_at, null::bigint as number from customer_note
        where customer_id = $1
      union all select n.id, n.staff_id, n.text, n.created_at, own.number
        from own join order_note n on n.order_id = own.id) n
      left join staff s on s.id = n.staff_id`,
  `select '8 session ' || id, 'session', created_at, null, jsonb_build_object(
      'agent', coalesce(agent, ''), 'isOver', expires_at <= $5)
    from session where customer_id = $1 and replaced_by is null`,
  `select '8 consent ' || what, 'consent', at, null, jsonb_build_object('what', what)
    from customer c cross join lateral (values ('joined', c.created_at),
      ('proven', c.email_verified_at), ('news', c.news_at)) v (what, at)
    where c.id = $1 and at is not null`,
  `select '8 coupon ' || c.id, 'coupon', c.at, null, jsonb_build_object(
      'code', c.data ->> 'code', 'name', c.data -> 'name')
    from (select id, data, created_at as at from coupon where customer_id = $1
      union all select p.id, p.data, h.added_at from customer_coupon h
        join coupon p on p.id = h.coupon_id and p.customer_id is null
        where h.customer_id = $1) c`,
  // What is noted tells itself.
  `select '9 deed ' || d.number, 'deed', d.at, s.number, jsonb_build_object(
      'number', d.number, 'staffId', d.staff_id, 'staffName', coalesce(p.name, ''),
      'call', d.call, 'subject', d.subject, 'changes', d.changes::jsonb, 'reason', d.reason)
    from (select 'customer ' || $1 as subject, null::bigint as number
      union all select 'order ' || number, number from own) s
      join deed d on d.subject = s.subject left join staff p on p.id = d.staff_id
    where d.call not in ('order-note-create', 'customer-note-create')`,
]

// Instants come and go in milliseconds.
const happened = `select key, kind, date_trunc('milliseconds', at) as at,
    "order"::integer as "order", of
  from (${branches.join(' union all ')}) as e (key, kind, at, "order", of)`

/** All that happened to a customer and to their orders, the newest first. */
export async function timelineRows(
  db: Db,
  asked: { customerId: string; before: TimelinePlace | null; most: number; now: number },
): Promise<TimelineRow[]> {
  const { customerId, before, most, now } = asked
  const { rows } = await db.query<TimelineRow>({
    name: 'customer-timeline',
    text: `with own as materialized (
        select id, number, status, placed_at, grandtotal from customer_order
        where customer_id = $1)
      select * from (${happened}) e
      where $2::timestamptz is null or (at, key collate "C") < ($2, $3)
      order by at desc, key collate "C" desc limit $4`,
    values: [customerId, before?.at ?? null, before?.key ?? null, most, new Date(now)],
  })
  return rows
}
