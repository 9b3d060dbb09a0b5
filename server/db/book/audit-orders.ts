import { stepOf } from '#shop/delivering/outcome.ts'
import { leadsTo } from '#shop/delivery-life.ts'
import { onItsDay, over, standing, toCome } from '../delivery-states.ts'
import { doorAttempt } from '../payment/door.ts'
import type { Check } from './audit.ts'

const held = `, planned as (
    select d.id, d.date, d.time_period_id from order_delivery d
      join customer_order o on o.id = d.order_id
    where o.status in ('not-paid', 'opened', 'delivered') and d.status in (${onItsDay})
  ), side as (
    select c.id as change, 1 as sign, d.value as delivery from order_change c,
      jsonb_array_elements(c.after -> 'deliveries') d where c.status = 'waiting'
    union all
    select c.id, -1, d.value from order_change c,
      jsonb_array_elements(c.before -> 'deliveries') d where c.status = 'waiting'
  ), part as (
    select change, sign, (delivery ->> 'date')::date as date, 'window' as kind,
      delivery -> 'timePeriod' ->> 'id' as what, 1 as amount
    from side where delivery ->> 'status' = 'planned'
    union all
    select change, sign, (delivery ->> 'date')::date, 'meal', i.value ->> 'mealId',
      (i.value ->> 'amount')::integer
    from side, jsonb_array_elements(delivery -> 'items') i where delivery ->> 'status' = 'planned'
  ), demand as (
    select date, 'window' as kind, time_period_id as what, 1 as amount from planned
    union all
    select p.date, 'meal', i.meal_id, i.amount from planned p join order_item i on i.delivery_id = p.id
    union all
    select date, kind, what, greatest(0, sum(sign * amount)) from part
    group by change, date, kind, what
  ), held as (
    select date, kind, what, sum(amount) as amount from (
      select date, kind, what, amount from demand
      union all
      select d.date, 'day', 'day', d.amount from demand d
        join kitchen_load l on l.date = d.date and l.kind = 'day' where d.kind = 'window') each
    group by date, kind, what
  )`

const uses = `, use as (
    select u.*, o.customer_id, o.payer_key, o.number, c.data
    from coupon_use u join customer_order o on o.id = u.order_id join coupon c on c.id = u.coupon_id
    where o.status in ('not-paid', 'opened', 'delivered')
  )`

export const orderChecks: readonly Check[] = [
  {
    name: 'an order costs what is in it',
    sql: `select format('order %s: %s - %s + %s = %s cents, its items %s', o.number, o.subtotal,
        o.discount, o.shipping, o.grandtotal, coalesce(sum(i.unit_price * i.amount), 0)) as text,
        o.number as "order"
      from customer_order o
        left join order_delivery d on d.order_id = o.id and d.status in (${standing})
        left join order_item i on i.delivery_id = d.id
      where o.status in ('not-paid', 'opened', 'delivered') group by o.id
      having coalesce(sum(i.unit_price * i.amount), 0) <> o.subtotal
        or o.grandtotal <> o.subtotal - o.discount + o.shipping`,
  },
  {
    name: 'deliveries stand as their order does',
    sql: `select format('order %s is %s, its deliveries are %s', o.number, o.status,
        string_agg(distinct d.status, ', ' order by d.status)) as text, o.number as "order"
      from customer_order o left join order_delivery d on d.order_id = o.id
      group by o.id
      having case o.status
        when 'not-paid' then not coalesce(bool_and(d.status = 'planned'), false)
        when 'opened' then not coalesce(bool_or(d.status in (${standing})), false)
        when 'delivered' then not coalesce(bool_and(d.status not in (${toCome}))
          and bool_or(d.status in (${over})), false)
        else coalesce(bool_or(d.status in (${toCome})), false) end`,
  },
  {
    name: 'an order that ended early says why',
    sql: `select format('order %s is %s, because of %s', number, status,
        coalesce(end_reason, 'nothing')) as text, number as "order"
      from customer_order
      where (status in ('canceled', 'not-accepted')) <> (end_reason is not null)`,
  },
  {
    // Erasing a customer deletes the mails of their orders.
    name: 'an order that was opened has its mail, once',
    sql: `select format('order %s has %s', o.number, count(m.id)) as text, o.number as "order"
      from customer_order o left join mail m on m.order_id = o.id and m.code = 'order-confirmed'
        and m.key not like 'again %'
      where o.paid_at is not null and o.customer_id is not null
      group by o.id having count(m.id) <> 1`,
  },
  {
    name: 'the kitchen has taken what orders hold',
    sql: `${held} select format('%s %s %s: taken %s, held %s', date, kind, what,
        coalesce(l.taken, 0), coalesce(h.amount, 0)) as text
      from held h full join kitchen_load l using (date, kind, what)
      where coalesce(l.taken, 0) <> coalesce(h.amount, 0)`,
  },
  {
    name: 'the kitchen has not taken more than it can make',
    sql: `select format('%s %s %s: %s of %s', date, kind, what, taken, most) as text
      from kitchen_load where taken > most`,
  },
  {
    name: 'an order with a coupon holds it while it lives, and no other does',
    sql: `select format('order %s is %s, coupon %s, held: %s', o.number, o.status,
        coalesce(o.coupon ->> 'code', 'none'), (u.order_id is not null)::text) as text,
        o.number as "order"
      from customer_order o left join coupon_use u on u.order_id = o.id
      where (u.order_id is not null) <>
        (o.coupon is not null and o.status in ('not-paid', 'opened', 'delivered'))`,
  },
  {
    name: 'a coupon is used up when its order is paid',
    sql: `select format('order %s: paid %s, used %s', o.number, o.paid_at, u.used_at) as text,
        o.number as "order"
      from coupon_use u join customer_order o on o.id = u.order_id
      where (u.used_at is null) <> (o.paid_at is null)`,
  },
  {
    name: 'a coupon is not used more often than it may be',
    sql: `${uses} select format('coupon %s: %s uses', coupon_id, count(*)) as text
      from use group by coupon_id, data having count(*) > (data ->> 'uses')::integer`,
  },
  {
    name: 'a coupon knows how often it is taken',
    sql: `select format('coupon %s: taken %s, uses %s', c.id, c.taken, count(u.order_id)) as text
      from coupon c left join coupon_use u on u.coupon_id = c.id
      group by c.id having c.taken <> count(u.order_id)`,
  },
  {
    name: 'nobody uses a coupon more often than one may',
    sql: `${uses} select format('coupon campaign %s: orders %s', campaign, string_agg(number::text, ', '))
        as text
      from use where customer_id is not null group by campaign, customer_id
      having count(*) > min((data ->> 'usesPerCustomer')::integer)
      union all
      select format('coupon campaign %s: orders %s', campaign, string_agg(number::text, ', '))
      from use where payer_key is not null and used_at is not null group by campaign, payer_key
      having count(*) > min((data ->> 'usesPerCustomer')::integer)
        and count(distinct customer_id) > 1`,
  },
  {
    name: 'no order waits to be paid for ever',
    sql: `select format('order %s waits since %s', number, updated_at) as text, number as "order"
      from customer_order, clock
      where status = 'not-paid' and updated_at < clock.now - interval '3 hours'`,
  },
  {
    name: 'no delivery is planned for the past',
    sql: `select format('order %s: %s', o.number, d.date) as text, o.number as "order"
      from order_delivery d join customer_order o on o.id = d.order_id, clock
      where o.status = 'opened' and d.status = 'planned' and not exists (select from ${doorAttempt})
        and (d.date + d.time_to) at time zone 'Europe/Athens' < clock.now - interval '1 hour'
        and not exists (select from told_window t where t.date = d.date
          and t.time_period_id = d.time_period_id and t.spot_id = o.spot ->> 'id')`,
  },
  {
    name: 'a bag that was not received, or came back, is one of which somebody said so',
    sql: `, told as (select distinct on (delivery_id) delivery_id, outcome
        from delivery_outcome order by delivery_id, number desc)
      select format('order %s is %s, said was %s', o.number, d.status,
        coalesce(told.outcome, 'nothing')) as text, o.number as "order"
      from order_delivery d join customer_order o on o.id = d.order_id
        left join told on told.delivery_id = d.id
      where (told.outcome is not null or d.status in ('not-met', 'returned')) and d.status is distinct from
        case ${Object.entries(stepOf)
          .map(([outcome, step]) => `when told.outcome = '${outcome}' then '${leadsTo[step]}'`)
          .join(' ')} end`,
  },
  {
    name: "a provider's word is listened to",
    sql: `select format('%s event %s of %s', provider, event_id, received_at) as text
      from payment_event, clock
      where processed_at is null and received_at < clock.now - interval '1 day'`,
  },
  {
    name: 'mails that were not sent, or perhaps',
    note: true,
    sql: `select format('%s × %s %s%s', count(*), code, status, ': ' || error) as text
      from mail, clock
      where status in ('failed', 'unsure')
        or (status in ('queued', 'sending') and next_try_at < clock.now - interval '1 hour')
      group by code, status, error order by count(*) desc limit 50`,
  },
]
