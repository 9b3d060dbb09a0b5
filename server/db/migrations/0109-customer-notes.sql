-- What the shop's people note on a customer for each other; it goes with the account.
create table customer_note (
  id text primary key,
  customer_id text not null references customer on delete cascade,
  staff_id text not null,
  text text not null,
  created_at timestamptz not null
);
create index customer_note_customer on customer_note (customer_id, created_at);
