-- The shop's people are told how many wait for them.
create index refund_by_hand on refund (created_at) where status = 'by-hand';
