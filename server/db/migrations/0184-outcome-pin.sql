-- Whether a bag was handed over for the digits of its customer (decision 099).
-- Beside the version before: it writes outcomes without them.
alter table delivery_outcome add column by_pin boolean not null default false;
