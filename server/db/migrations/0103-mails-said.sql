-- What a mail of an order said when it left: subject, html and text, for the shop's people and for sending
-- it again. Beside the version before: it leaves the column empty, and both blank a mail after 90 days.
alter table mail add column said jsonb;
