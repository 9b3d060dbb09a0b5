-- Whom a company's manager took out of it: the mailbox cannot join again by itself.
create table company_removal (
  spot_id text not null references spot on delete cascade,
  -- What payer_key makes of the mailbox; it outlives the account.
  email_mark bytea not null,
  removed_at timestamptz not null,
  primary key (spot_id, email_mark)
);
