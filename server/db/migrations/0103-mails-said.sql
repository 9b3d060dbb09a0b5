-- What a mail of an order said when it left: subject, html and text, for the shop's people and for sending
-- it again. Beside the version before: it leaves the column empty, and looks for what to blank without
-- an index meanwhile.
alter table mail add column said jsonb;
drop index mail_telling;
create index mail_telling on mail (created_at)
  where data <> '{}' or error is not null or said is not null;
