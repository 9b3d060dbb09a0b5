import { atDoor } from '#shop/door-payment.ts'
import { standing } from '../delivery-states.ts'
import { doorAttempt, uncountedAtDoor } from '../payment/door.ts'
import type { Check } from './audit.ts'

const ledger = `, attempt as (
    select a.id, a.order_id, a.provider_ref, a.change_id, a.status, a.refund_due,
      coalesce(a.charged_cents, a.amount_cents) as charged,
      (select coalesce(sum(r.amount_cents), 0) from refund r
        where r.attempt_id = a.id and r.status <> 'withdrawn') as refunded
    from payment_attempt a where a.status = 'paid' or a.refund_due
  ), purse as (
    select o.id, o.number, o.status, -- What a company bears is billed to it and never passes through a payment.
      -- What is due at the door comes when the order is handed over.
      o.grandtotal - o.company_cents
        - coalesce((select sum(a.amount_cents) from ${doorAttempt}), 0) as own, o.paid_at,
      coalesce(sum(a.charged - a.refunded), 0) as kept
    from customer_order o left join attempt a on a.order_id = o.id group by o.id
  )`

export const moneyChecks: readonly Check[] = [
  {
    name: 'a paid order keeps what it costs',
    sql: `${ledger} select format('order %s costs %s cents and keeps %s', number, own, kept)
      as text, number as "order" from purse where status in ('opened', 'delivered') and kept <> own`,
  },
  {
    name: 'only orders at an office are borne in part by a company',
    sql: `select format('order %s at %s: %s cents', number, spot ->> 'slug', company_cents) as text,
        number as "order"
      from customer_order where company_cents > 0 and spot ->> 'kind' <> 'company'`,
  },
  {
    name: 'a company bears all of what is on account, of the rest what the allowance gives',
    sql: `select format('order %s of %s cents: %s instead of %s', number, grandtotal, company_cents,
        borne) as text, number as "order"
      from customer_order o cross join lateral (
        select case when o.payment_type = 'account' then o.grandtotal else least(o.grandtotal,
          coalesce(sum(least(d.allowance_cents, d.meals)), 0)) end as borne
        from (select d.allowance_cents, (select coalesce(sum(i.unit_price * i.amount), 0)
            from order_item i where i.delivery_id = d.id) as meals
          from order_delivery d where d.order_id = o.id and d.status in (${standing})) d) share
      where o.status in ('opened', 'delivered') and o.spot ->> 'kind' = 'company'
        and company_cents <> borne`,
  },
  {
    name: 'a company pays once for an employee and a day',
    sql: `select format('customer %s on %s at %s: %s cents held of %s', o.customer_id,
        d.allowance_date, s.slug, sum(d.allowance_cents), max(most.cents)) as text
      from order_delivery d join customer_order o on o.id = d.order_id
        join spot s on s.id = o.spot_id cross join clock
        cross join lateral (select (s.data #>> '{company,allowance}')::integer as cents) most
      where d.allowance_cents > 0 and d.status in (${standing}) and o.customer_id is not null
        and o.status in ('not-paid', 'opened', 'delivered')
        and o.placed_at > clock.now - interval '90 days'
      group by o.customer_id, s.slug, d.allowance_date
      having sum(d.allowance_cents) > max(most.cents) and count(distinct o.id) > 1`,
  },
  {
    name: 'an order that ended or was never paid keeps nothing',
    sql: `${ledger} select format('order %s is %s and keeps %s cents', number, status, kept) as text,
        number as "order"
      from purse where status in ('not-paid', 'canceled', 'not-accepted') and kept <> 0`,
  },
  {
    name: 'an order that was opened was paid',
    sql: `select format('order %s is %s and has no time of its payment', number, status) as text,
        number as "order"
      from customer_order
      where status in ('opened', 'delivered', 'not-accepted') and paid_at is null`,
  },
  {
    name: 'no payment gives back more than was charged',
    sql: `${ledger} select format('payment %s: %s of %s cents', id, refunded, charged) as text
      from attempt where refunded > charged`,
  },
  {
    name: 'money that an order could not take goes back whole',
    sql: `${ledger} select format('payment %s: %s of %s cents', id, refunded, charged) as text
      from attempt where refund_due and refunded <> charged`,
  },
  {
    name: 'an order has one payment under way at most',
    sql: `select format('order %s has %s', o.number, count(*)) as text, o.number as "order"
      from payment_attempt a join customer_order o on o.id = a.order_id
      where a.status in ('created', 'pending') group by o.number having count(*) > 1`,
  },
  {
    name: 'an order is opened by one payment',
    sql: `${ledger} select format('order %s: %s payments', o.number, count(a.id)) as text,
        o.number as "order"
      from customer_order o
        left join attempt a on a.order_id = o.id and a.change_id is null and not a.refund_due
      where o.paid_at is not null group by o.id
      having count(a.id) > 1 or (count(a.id) = 0 and o.grandtotal > o.company_cents
        and not exists (select from attempt c where c.order_id = o.id and not c.refund_due)
        and not exists (select from payment_attempt d
          where d.order_id = o.id and d.provider = '${atDoor}'))`,
  },
  {
    // Attempts of the demo shop have no reference: they never reached a provider.
    name: 'a payment that an order took has its document, another has none',
    sql: `${ledger} select format('payment %s of %s cents: document of %s', a.id, a.charged,
        coalesce(d.amount_cents::text, 'nothing')) as text
      from attempt a left join fiscal_document d on d.attempt_id = a.id
      where a.provider_ref is not null and case when a.refund_due then d.id is not null
        else d.amount_cents is distinct from a.charged end`,
  },
  {
    name: 'a refund that was sent has its credit where the payment has a document',
    sql: `select format('refund %s of %s cents: credit of %s', r.id, r.amount_cents,
        coalesce(c.amount_cents::text, 'nothing')) as text
      from refund r left join fiscal_document d on d.attempt_id = r.attempt_id
        left join fiscal_document c on c.refund_id = r.id
      where case when r.status = 'done' and d.id is not null
        then c.amount_cents is distinct from r.amount_cents else c.id is not null end`,
  },
  {
    name: 'an issued document tells its own amount',
    sql: `select format('document %s of %s cents tells %s', id, amount_cents,
        content -> 'payment' ->> 'amount') as text
      from fiscal_document where status = 'issued' and (
        amount_cents::text is distinct from content -> 'payment' ->> 'amount'
        or amount_cents <> (content ->> 'net')::integer + (content ->> 'vat')::integer)`,
  },
  {
    name: 'takings add up what documents tell',
    sql: `, told as (select sums.* from fiscal_document d
          cross join lateral fiscal_sums_of(d) sums where d.content is not null),
        other as ((table told except all table fiscal_sum)
          union all (table fiscal_sum except all table told))
      select distinct format('document %s: its sums are not what it tells', document_id) as text
      from other`,
  },
  {
    name: 'money at the door that nobody has noted for a day',
    note: true,
    sql: `select format('order %s: %s cents', number, cents) as text, number as "order"
      from (${uncountedAtDoor('(select now from clock)')}) uncounted`,
  },
  {
    name: 'no refund waits for a job that does not come',
    sql: `select format('refund %s of %s cents is %s since %s', id, amount_cents, status,
        next_try_at) as text
      from refund, clock
      where status in ('due', 'sending')
        and greatest(next_try_at, due_at) < clock.now - interval '1 hour'`,
  },
  {
    name: 'refunds that fail again and again',
    note: true,
    sql: `select format('refund %s of %s cents, %s tries: %s', id, amount_cents, tries, error) as text
      from refund where status in ('due', 'sending') and tries >= 4`,
  },
  {
    name: 'refunds to be sent at the bank (then: npm run order -- refunded ID)',
    note: true,
    sql: `select format('refund %s of %s cents, order %s', r.id, r.amount_cents, o.number) as text,
        o.number as "order"
      from refund r join customer_order o on o.id = r.order_id
      where r.status = 'by-hand' order by r.created_at`,
  },
  {
    name: 'fiscal documents that wait for over an hour',
    note: true,
    sql: `select format('%s of %s cents in all, the oldest of %s%s', count(*), sum(amount_cents),
        min(created_at), ': ' || max(error)) as text
      from fiscal_document, clock
      where status <> 'issued' and created_at < clock.now - interval '1 hour' having count(*) > 0`,
  },
]
