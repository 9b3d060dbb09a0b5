-- What a folder said when it was last imported or exported, by the name in its state.txt: an import
-- tells by it what was published since, and what the owner changed.
create table folder_state (
  name text primary key,
  noted_at timestamptz not null,
  files jsonb not null
);
