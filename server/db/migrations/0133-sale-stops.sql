-- What is sold no more because a release is about to take it away; `most` is what the kitchen had.
create table sale_stop (
  release_id text not null references release on delete cascade,
  date date not null,
  kind text not null check (kind in ('window', 'meal')),
  what text not null,
  most integer not null,
  primary key (release_id, date, kind, what)
);
create index sale_stop_load on sale_stop (date, kind, what);
