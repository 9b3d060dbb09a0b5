-- What documents tell, line by line and narrow, so that a year is added up without reading the documents.
-- Written with what a document tells, whichever version of the shop tells it.
create table fiscal_sum (
  document_id uuid not null references fiscal_document on delete cascade,
  position integer not null,
  -- The payment attempt or the refund that the document is of.
  moved_id uuid not null,
  -- As in its document, since when the money moved.
  created_at timestamptz not null,
  amount_cents integer not null,
  vat_rate integer not null,
  net_cents integer not null,
  vat_cents integer not null,
  primary key (document_id, position)
);
create index fiscal_sum_created on fiscal_sum (created_at);

create function fiscal_sums_of(document fiscal_document) returns setof fiscal_sum
language sql immutable as $$
  select document.id, position::integer, coalesce(document.attempt_id, document.refund_id),
    document.created_at, document.amount_cents, "vatRate", net, vat
  from rows from (
    jsonb_to_recordset(document.content -> 'lines') as ("vatRate" integer, net integer, vat integer)
  ) with ordinality as line ("vatRate", net, vat, position)
$$;

create function fiscal_document_sums() returns trigger language plpgsql as $$
begin
  delete from fiscal_sum where document_id = new.id;
  insert into fiscal_sum select * from fiscal_sums_of(new);
  return null;
end $$;
create trigger sums_added after insert on fiscal_document for each row
  when (new.content is not null) execute function fiscal_document_sums();
create trigger sums_changed after update on fiscal_document for each row
  when ((old.content, old.amount_cents, old.created_at, old.attempt_id, old.refund_id)
    is distinct from (new.content, new.amount_cents, new.created_at, new.attempt_id, new.refund_id))
  execute function fiscal_document_sums();
