-- What happened in the shop, for its people and for other programs. The tables themselves write it, in
-- the transaction of what happened: no path can forget it, and neither can an older node or a person at
-- psql. Ids, dates, dishes and amounts only; who a customer is stays where it is.
create table shop_event (
  id text primary key default 'evt_' || replace(gen_random_uuid()::text, '-', ''),
  number bigint generated always as identity unique,
  type text not null,
  data jsonb not null,
  happened_at timestamptz not null default now(),
  -- Null until the messages of the endpoints that want it are rows.
  told_at timestamptz,
  -- Which mail to the shop's people it waits for; null: none.
  awaits text
);
create index shop_event_untold on shop_event (number) where told_at is null;
create index shop_event_awaits on shop_event (awaits, number) where awaits is not null;
create index shop_event_time on shop_event (happened_at);

-- When a kind of mail last went to the shop's people: a flood becomes one mail.
create table staff_mail (
  kind text primary key,
  queued_at timestamptz not null
);

-- Mails to the shop's people carry their recipient in their own data.
-- Beside the version before: it writes no such mail, and all that it writes passes as before.
alter table mail
  drop constraint mail_check,
  add constraint mail_check check (
    num_nonnulls(order_id, customer_id, region_interest_id) >= 1
    or code = 'account-deleted' or code like 'staff-%');

create table webhook_endpoint (
  id text primary key,
  url text not null,
  -- Empty: all.
  types text[] not null,
  secret text not null,
  -- Also signs until then, so that the receiver can change over in peace.
  old_secret text,
  old_until timestamptz,
  created_at timestamptz not null,
  -- Since when it has taken nothing.
  failing_since timestamptz,
  paused_at timestamptz,
  paused_why text
);

create table webhook_message (
  endpoint_id text not null references webhook_endpoint on delete cascade,
  event_id text not null references shop_event on delete cascade,
  number bigint not null,
  status text not null default 'due' check (status in ('due', 'sending', 'taken', 'given-up')),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  -- What the last try was answered, or why it was not.
  answer text,
  taken_at timestamptz,
  primary key (endpoint_id, event_id)
);
create index webhook_message_waiting on webhook_message (endpoint_id, number)
  where status in ('due', 'sending');
create index webhook_message_event on webhook_message (event_id);

create function tell(type text, data jsonb) returns void language sql as $$
  insert into shop_event (type, data) values (type, data)
$$;

-- An order as other programs see it. Amounts in euros.
create function told_order(id text) returns jsonb language sql stable as $$
  select jsonb_build_object(
      'order', o.id, 'number', o.number, 'status', o.status, 'spot', o.spot_id,
      'total', o.grandtotal / 100.0::float8, 'currency', 'EUR',
      'deliveries', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'id', d.id, 'date', d.date, 'from', to_char(d.time_from, 'HH24:MI'),
            'to', to_char(d.time_to, 'HH24:MI'), 'status', d.status,
            'meals', (
              select coalesce(jsonb_agg(jsonb_build_object('slug', i.slug, 'portion', i.portion,
                'amount', i.amount) order by i.position), '[]')
              from order_item i where i.delivery_id = d.id)
          ) order by d.date, d.position), '[]')
        from order_delivery d where d.order_id = o.id))
    from customer_order o where o.id = told_order.id
$$;

-- At the end of the transaction: only then the deliveries are as they will be.
create function order_told() returns trigger language plpgsql as $$
begin
  perform tell(case new.status when 'opened' then 'order.opened' else 'order.cancelled' end,
    told_order(new.id) || case when new.status = 'opened' then '{}'::jsonb
      else jsonb_build_object('by', new.end_reason) end);
  return null;
end $$;
create constraint trigger opened_told after update of status on customer_order
  deferrable initially deferred for each row
  when (old.status = 'not-paid' and new.status = 'opened') execute function order_told();
create constraint trigger ended_told after update of status on customer_order
  deferrable initially deferred for each row
  when (old.status = 'opened' and new.status in ('canceled', 'not-accepted'))
  execute function order_told();

create function change_told() returns trigger language plpgsql as $$
declare told jsonb := told_order(new.order_id);
begin
  if told ->> 'status' in ('opened', 'delivered') then
    perform tell('order.changed', told || jsonb_build_object('change', new.kind));
  end if;
  return null;
end $$;
create constraint trigger made_told after insert on order_change
  deferrable initially deferred for each row
  when (new.status = 'applied') execute function change_told();
create constraint trigger paid_told after update of status on order_change
  deferrable initially deferred for each row
  when (old.status = 'waiting' and new.status = 'applied') execute function change_told();

create function delivery_told() returns trigger language plpgsql as $$
begin
  perform tell('delivery.delivered', jsonb_build_object('delivery', new.id, 'date', new.date,
    'order', new.order_id, 'number', (select number from customer_order where id = new.order_id)));
  return null;
end $$;
create trigger delivered_told after update of status on order_delivery for each row
  when (old.status <> 'delivered' and new.status = 'delivered') execute function delivery_told();

create function refund_told() returns trigger language plpgsql as $$
declare told jsonb := jsonb_build_object('refund', new.id, 'order', new.order_id,
  'number', (select number from customer_order where id = new.order_id),
  'amount', new.amount_cents / 100.0::float8, 'currency', 'EUR', 'reason', new.reason);
begin
  if tg_op = 'INSERT' then
    perform tell('refund.due', told);
    -- Money that came late, twice or in another amount.
    if new.reason in ('late', 'double', 'wrong-amount') then
      perform tell('payment.trouble', told);
    end if;
  elsif new.tries = old.tries then
    perform tell('refund.' || new.status, told);
  else
    perform tell('payment.trouble', told || '{"reason": "refund-fails"}');
  end if;
  return null;
end $$;
create trigger added_told after insert on refund for each row
  when (new.status = 'due') execute function refund_told();
create trigger ended_told after update of status on refund for each row
  when (new.status <> old.status and new.status in ('done', 'by-hand', 'withdrawn'))
  execute function refund_told();
-- The fifth try, some twenty minutes after the first.
create trigger failing_told after update of tries on refund for each row
  when (new.tries = 5 and old.tries = 4) execute function refund_told();

create function document_told() returns trigger language plpgsql as $$
begin
  perform tell('document.trouble', jsonb_build_object('document', new.id, 'order', new.order_id,
    'number', (select number from customer_order where id = new.order_id)));
  return null;
end $$;
create trigger failing_told after update of tries on fiscal_document for each row
  when (new.tries = 5 and old.tries = 4) execute function document_told();

create function message_told() returns trigger language plpgsql as $$
begin
  perform tell('message.received', jsonb_build_object('message', new.id, 'kind', tg_argv[0]));
  return null;
end $$;
create trigger told after insert on contact_message
  for each row execute function message_told('contact');
create trigger told after insert on partnership_request
  for each row execute function message_told('partnership');
