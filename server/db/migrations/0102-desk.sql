-- A name without accents, case and final sigma, as people type it in a hurry.
create function folded(name text) returns text language sql immutable as $$
  select translate(lower(normalize(name, nfc)), 'άέήίόύώϊϋΐΰς', 'αεηιουωιυιυσ')
$$;
create function digits(phone text) returns text language sql immutable as $$
  select regexp_replace(phone, '\D', '', 'g')
$$;
-- A phone is found by its end, a name by the beginning of any of its words.
create index order_phone_end on customer_order (reverse(digits(address ->> 'phone')) text_pattern_ops);
create index customer_phone_end on customer (reverse(digits(phone)) text_pattern_ops);
create index customer_names on customer using gin (to_tsvector('simple', folded(name)));
create index order_coupon on customer_order ((coupon ->> 'code')) where coupon is not null;
create index customer_email_start on customer (email_key text_pattern_ops);

-- What the shop's people note on an order for each other; the customer never sees it.
create table order_note (
  id text primary key,
  order_id text not null references customer_order on delete cascade,
  staff_id text not null,
  text text not null,
  created_at timestamptz not null
);
create index order_note_order on order_note (order_id, created_at);
