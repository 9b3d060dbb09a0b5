-- How often a login with an e-mail failed in an hour, whether the e-mail has an account or not: a
-- stranger must not learn it from a delay. Rows go after an hour.
create table login_failure (
  -- What payer_key makes of the e-mail's key.
  email_mark bytea primary key,
  failures int not null check (failures > 0),
  since timestamptz not null
);
create index login_failure_since on login_failure (since);
