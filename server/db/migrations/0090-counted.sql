-- How often somebody did what is limited, counted by all nodes together. It counts for minutes, so it is
-- neither written ahead nor in a backup: a crash empties it.
create unlogged table counted (
  -- A hash of the limit and of whom it counts.
  what text primary key,
  count int not null,
  until timestamptz not null
) with (fillfactor = 50);
