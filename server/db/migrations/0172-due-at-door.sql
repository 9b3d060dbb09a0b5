-- Payments that wait to be taken when an order is handed over, or were not paid there: few, and asked for by
-- customer and by phone each time that somebody wants to pay so.
create index payment_attempt_at_door on payment_attempt (order_id)
  where provider = 'door' and status in ('pending', 'failed');
