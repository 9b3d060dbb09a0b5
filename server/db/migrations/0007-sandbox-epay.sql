-- What the sandbox of epay remembers. It stands for another company's database: nothing of the
-- shop refers to it.

create table sandbox_epay_ticket (
  ticket text primary key,
  reference text not null unique,
  amount integer not null check (amount > 0),
  parameters text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- As the browser brought them.
  lang text not null default 'el-GR',
  back_link text not null default '',
  -- Null: nobody has tried to pay yet. A ticket is tried once.
  response_code text,
  -- The bank's numbers of the try.
  transaction_id bigint generated always as identity (start with 410000001),
  tried_at timestamptz,
  check ((response_code is null) = (tried_at is null))
);
