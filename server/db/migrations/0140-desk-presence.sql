-- Who has what open in the staff room: told to colleagues, worth nothing after a minute.
create unlogged table desk_presence (
  subject text not null,
  staff_id text not null,
  at timestamptz not null,
  primary key (subject, staff_id)
);
