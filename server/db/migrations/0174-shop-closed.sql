-- A shop that was begun for its owner sells to nobody until the owner opens it, and `pass` lets in who looks
-- around meanwhile. No row: the shop is open, as every shop was before.
create table shop_closed (
  only_one boolean primary key default true check (only_one),
  pass text not null,
  since timestamptz not null
);
create trigger changed after insert or update or delete on shop_closed
  for each statement execute function catalogue_changed();
