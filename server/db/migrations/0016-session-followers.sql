alter table session
  -- Of a token that a newer one has replaced: the id under which its session goes on.
  add column replaced_by uuid;

-- Mails are looked for by whom they are for, where somebody leaves or asks about a region.
create index mail_customer on mail (customer_id) where customer_id is not null;
create index mail_region on mail (region_interest_id) where region_interest_id is not null;
-- The few whose contents are still to be let go of.
create index mail_telling on mail (created_at) where data <> '{}' or error is not null;
