-- Where nothing more is sold to from a day on, because a release is about to take it away: a spot's id,
-- or that of a municipality.
create table place_stop (
  release_id text not null references release on delete cascade,
  kind text not null check (kind in ('spot', 'area')),
  what text not null,
  since date not null,
  primary key (release_id, kind, what)
);
create trigger changed after insert or update or delete on place_stop
  for each row execute function catalogue_changed();
