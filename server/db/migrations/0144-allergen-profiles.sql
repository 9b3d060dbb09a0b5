-- What a customer must not eat, kept because they asked for it (GDPR art. 9): with the instant and the
-- version of the text that they agreed to. Withdrawing deletes the row, and so does erasing the customer.
create table allergen_profile (
  customer_id text primary key references customer on delete cascade,
  allergens text[] not null,
  -- Whether traces count, too.
  traces boolean not null,
  consented_at timestamptz not null,
  consent_version text not null,
  updated_at timestamptz not null
);
