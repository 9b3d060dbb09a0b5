-- The catalogue is small and read whole into each process: texts and nutrition stay in jsonb.
create table meal (
  id text primary key,
  slug text not null unique,
  position int not null,
  data jsonb not null
);

create table plan (
  id text primary key,
  position int not null,
  data jsonb not null
);

create table spot (
  id text primary key,
  slug text not null unique,
  kind text not null check (kind in ('delivery', 'takeaway', 'company')),
  position int not null,
  data jsonb not null
);

create table spot_payment_type (
  id text primary key,
  spot_id text not null references spot on delete cascade,
  position int not null,
  data jsonb not null
);

create table time_period (
  id text primary key,
  position int not null,
  data jsonb not null
);

-- Categories, allergens, diets, main ingredients, portions.
create table code (
  list text not null,
  code text not null,
  position int not null,
  data jsonb not null,
  primary key (list, code)
);

create table catalogue_version (
  only_one boolean primary key default true check (only_one),
  version bigint not null default 1
);
insert into catalogue_version default values;

-- Any change of the catalogue raises its version once a statement and tells every process.
create function catalogue_changed() returns trigger language plpgsql as $$
declare
  new_version bigint;
begin
  update catalogue_version set version = version + 1 returning version into new_version;
  perform pg_notify('catalogue', new_version::text);
  return null;
end $$;

create trigger changed after insert or update or delete or truncate on meal
  for each statement execute function catalogue_changed();
create trigger changed after insert or update or delete or truncate on plan
  for each statement execute function catalogue_changed();
create trigger changed after insert or update or delete or truncate on spot
  for each statement execute function catalogue_changed();
create trigger changed after insert or update or delete or truncate on spot_payment_type
  for each statement execute function catalogue_changed();
create trigger changed after insert or update or delete or truncate on time_period
  for each statement execute function catalogue_changed();
create trigger changed after insert or update or delete or truncate on code
  for each statement execute function catalogue_changed();

create table customer (
  id text primary key,
  name text not null,
  email text not null,
  -- The e-mail in lower case: one customer whatever the case.
  email_key text not null unique,
  phone text not null default '',
  lang text not null default 'el' check (lang in ('el', 'en')),
  password_hash text,
  created_at timestamptz not null
);

create table session (
  token_hash bytea primary key,
  customer_id text not null references customer on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_customer on session (customer_id);

-- One cart is one row, read and written whole; a change names the version that it saw.
create table cart (
  id text primary key,
  version int not null default 1,
  state jsonb not null,
  customer_id text references customer on delete set null,
  updated_at timestamptz not null,
  expires_at timestamptz not null
)
-- Rows change in place all the time: leave room on the page so that they can, and index nothing that
-- changes with every item.
with (fillfactor = 50);
create index cart_customer on cart (customer_id) where customer_id is not null;

create table seeded (
  name text primary key,
  at timestamptz not null default now()
);
