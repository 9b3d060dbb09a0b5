-- What Stripe's local twin keeps; a shop with real keys leaves these tables empty.
create table sandbox_stripe_session (
  id text primary key,
  -- What was asked under this key is done once.
  idempotency_key text unique,
  request text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  reference text not null,
  description text not null,
  locale text not null,
  success_url text not null,
  cancel_url text not null,
  status text not null default 'open' check (status in ('open', 'complete', 'expired')),
  intent text not null unique,
  -- The code of the last card that was declined.
  declined text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create table sandbox_stripe_refund (
  id text primary key,
  intent text not null references sandbox_stripe_session (intent) on delete cascade,
  amount integer not null check (amount > 0),
  idempotency_key text unique,
  created_at timestamptz not null
);
create index sandbox_stripe_refund_intent on sandbox_stripe_refund (intent);
create table sandbox_stripe_event (
  id text primary key,
  type text not null,
  session_id text not null references sandbox_stripe_session on delete cascade,
  created_at timestamptz not null,
  told_at timestamptz
);
create index sandbox_stripe_event_untold on sandbox_stripe_event (created_at) where told_at is null;
