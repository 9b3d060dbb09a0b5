-- One open message for each payment: what a provider says meanwhile is counted on it, and makes the
-- shop ask once more. Anyone can send such messages.
alter table payment_event add column told integer not null default 1;
update payment_event e set processed_at = now(), outcome = 'nothing-new'
  where processed_at is null and exists (select from payment_event other
    where other.provider = e.provider and other.provider_ref = e.provider_ref
      and other.processed_at is null and other.event_id > e.event_id);
create unique index payment_event_open on payment_event (provider, provider_ref)
  where processed_at is null;
create index payment_event_reference on payment_event (provider, provider_ref, processed_at);
create index payment_event_processed on payment_event (processed_at);
