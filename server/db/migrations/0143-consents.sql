-- Sold lines that a release would hurt, and what became of each. No names and no addresses: the order
-- has them.
create table release_line (
  release_id text not null references release on delete cascade,
  delivery_id text not null references order_delivery on delete cascade,
  build_id text not null,
  -- As it was noted: a line that was swapped is not in its delivery any more.
  line jsonb not null,
  noted_at timestamptz not null,
  asked_at timestamptz,
  reminded_at timestamptz,
  -- kept: its customer wants it as it is. Null: nobody has chosen.
  settled text check (settled in ('swapped', 'refunded', 'kept')),
  settled_at timestamptz,
  -- Who of the shop noted the choice; null: the customer made it.
  settled_by text,
  by_build text,
  primary key (release_id, delivery_id, build_id)
);
create index release_line_delivery on release_line (delivery_id);
create trigger desk_told after insert or update on release_line
  for each statement execute function desk_told('release');

-- The secrets of the mails that ask; all of an order's end when its customer has chosen.
create table consent_link (
  token_hash bytea primary key,
  release_id text not null references release on delete cascade,
  order_id text not null references customer_order on delete cascade,
  expires_at timestamptz not null
);
create index consent_link_order on consent_link (order_id, release_id);
