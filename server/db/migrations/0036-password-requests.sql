-- When a link to a new password was last asked for, for each e-mail, whether it has an account or not:
-- a second request is told the same either way. Rows go after an hour.
create table password_request (
  -- What payer_key makes of the e-mail's key.
  email_mark bytea primary key,
  asked_at timestamptz not null
);
