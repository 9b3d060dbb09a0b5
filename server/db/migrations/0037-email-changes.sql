-- Customers who want another e-mail, and which they had before: a customer whose account was taken over
-- calls, and the shop's people must see what happened.
create table email_change (
  id uuid primary key,
  customer_id text not null references customer on delete cascade,
  -- Known once it is done.
  old_email text,
  new_email text not null,
  new_key text not null,
  status text not null default 'waiting' check (status in ('waiting', 'done', 'ended')),
  -- SHA-256 of the secret in the mail's link; made anew with each sending.
  token_hash bytea unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  done_at timestamptz
);
create unique index email_change_waiting on email_change (customer_id) where status = 'waiting';
create index email_change_customer on email_change (customer_id, created_at);
create index email_change_new on email_change (new_key, created_at);
