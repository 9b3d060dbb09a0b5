-- When a person last said their PIN at a device, which stays known when their session is over.
-- Beside the version before: it opens sessions without it, and the list counts those that are open.
alter table device add column used_at timestamptz;
