-- Attempts that the provider may still be asked about. A paid one keeps the time at which it would
-- have been asked, so the index before grew with each payment, and the job walked through all of them.
create index payment_attempt_to_ask on payment_attempt (next_check_at)
  where next_check_at is not null and not refund_due
    and status in ('created', 'pending', 'failed', 'cancelled');
drop index payment_attempt_check;
