-- What an account is made of beside its password: where one is logged in, who vouches for one, where
-- one has meals brought, and what was sent by mail to prove that a mailbox is one's own.

alter table customer
  -- When the customer proved that the mailbox is theirs: by a link in a mail, or by a provider that vouches.
  add column email_verified_at timestamptz,
  -- When the customer said yes to news by mail; null is no.
  add column news_at timestamptz;

alter table session
  -- How the customer's own list names it; the token itself is not kept.
  add column id uuid not null default gen_random_uuid() unique,
  add column seen_at timestamptz,
  -- The browser as it calls itself, shortened.
  add column agent text not null default '';

-- A link in a mail that serves once. The token is made when the mail is sent and only its hash is kept.
create table mail_link (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('password-reset', 'email-verify')),
  customer_id text not null references customer on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mail_link_customer on mail_link (customer_id);

-- Google or Facebook saying who somebody is. The subject is the provider's own name for the person.
create table customer_identity (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  customer_id text not null references customer on delete cascade,
  email text not null,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index customer_identity_customer on customer_identity (customer_id);

create table customer_address (
  id text primary key,
  customer_id text not null references customer on delete cascade,
  data jsonb not null,
  created_at timestamptz not null,
  used_at timestamptz not null
);
create index customer_address_customer on customer_address (customer_id, used_at desc);

-- The offices that a customer belongs to (reading: Words, customer spots).
create table customer_spot (
  customer_id text not null references customer on delete cascade,
  spot_id text not null references spot on delete cascade,
  joined_at timestamptz not null,
  primary key (customer_id, spot_id)
);

-- Who wants to hear when the shop comes to them.
create table region_interest (
  id text primary key,
  email text not null,
  email_key text not null,
  postcode text not null,
  lang text not null check (lang in ('el', 'en')),
  -- SHA-256 of what the mail's links carry; made anew with each mail.
  token_hash bytea unique,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  unique (email_key, postcode)
);

-- Some mails go to somebody who has neither order nor account.
alter table mail
  add column region_interest_id text references region_interest on delete cascade,
  drop constraint mail_check,
  add check (num_nonnulls(order_id, customer_id, region_interest_id) >= 1);
