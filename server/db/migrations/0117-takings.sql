-- What was taken and given back in a period.
create index payment_attempt_settled on payment_attempt (settled_at) where status = 'paid';
create index refund_done on refund (done_at) where status = 'done';
create index fiscal_document_created on fiscal_document (created_at);
create index mail_failed on mail (created_at) where status in ('failed', 'unsure');
