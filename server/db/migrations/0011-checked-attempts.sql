-- Declined and given up attempts are asked about too: whatever has a next time is found by it.
drop index payment_attempt_check;
create index payment_attempt_check on payment_attempt (next_check_at) where next_check_at is not null;
