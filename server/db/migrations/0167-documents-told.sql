-- The staff room hears that a document which had failed was issued, or failed anew: a screen that was
-- read between the act and its job else shows the old words until it is opened again.
create trigger desk_told after update of error on fiscal_document for each row
  when (old.error is distinct from new.error) execute function desk_told('document');
