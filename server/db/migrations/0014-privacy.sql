-- When somebody who asked to hear of a region was told that the shop delivers there.
alter table region_interest add column told_at timestamptz;
create index region_interest_waiting on region_interest (postcode)
  where confirmed_at is not null and told_at is null;
