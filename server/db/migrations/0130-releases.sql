-- What the shop's people prepare and what goes live together, at an instant or when it may.
create table release (
  id text primary key,
  name text not null,
  status text not null default 'draft' check (status in ('draft', 'planned', 'live')),
  goes_live_at timestamptz,
  created_at timestamptz not null,
  -- No reference: what was done outlives the person's row.
  created_by text not null,
  planned_by text,
  live_at timestamptz,
  reverts text references release,
  -- Why it is not live although its instant has passed; null: nothing keeps it.
  waits json,
  check (status = 'draft' or (goes_live_at is not null and planned_by is not null)),
  check ((status = 'live') = (live_at is not null))
);
create index release_due on release (goes_live_at) where status = 'planned';

-- json, not jsonb: the order of a recipe's rows is a part of it. Null: there is no such thing.
create table release_change (
  release_id text not null references release on delete cascade,
  kind text not null,
  piece text not null,
  -- As it was live when it was first drafted, and as it is to be.
  before json,
  after json,
  changed_by text not null,
  changed_at timestamptz not null,
  -- What it was and what it became when the release went live: a revert turns them round.
  live_before json,
  live_after json,
  primary key (release_id, kind, piece)
);
create index release_change_piece on release_change (kind, piece);
