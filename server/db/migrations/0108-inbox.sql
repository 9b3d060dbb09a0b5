-- Who of the shop's people has a message, and whether somebody still has to see to it.
alter table contact_message
  add column state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  -- No reference: what was done outlives the person's row.
  add column staff_id text;
alter table partnership_request
  add column state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  add column staff_id text;
create index contact_message_at on contact_message (created_at);
create index partnership_request_at on partnership_request (created_at);

-- What was answered; it goes with the message, when somebody is erased or a year is over.
create table message_reply (
  id text primary key,
  contact_id text references contact_message on delete cascade,
  partnership_id text references partnership_request on delete cascade,
  staff_id text not null,
  text text not null,
  created_at timestamptz not null,
  check (num_nonnulls(contact_id, partnership_id) = 1)
);
create index message_reply_contact on message_reply (contact_id);
create index message_reply_partnership on message_reply (partnership_id);

-- A reply goes to whoever wrote, who may have no account.
-- Beside the version before: it allows more than before, and that version never writes such a mail.
alter table mail
  drop constraint mail_check,
  add constraint mail_check check (
    num_nonnulls(order_id, customer_id, region_interest_id) >= 1
    or code in ('account-deleted', 'message-reply') or code like 'staff-%');
