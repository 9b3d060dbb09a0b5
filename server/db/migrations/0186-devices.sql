-- Tablets and phones of the shop, which a manager lets in, and the PINs of its people (decision 100).
-- Beside the version before: it knows none of them, and a session of a device is to it one of a person.
create table device (
  id text primary key,
  name text not null,
  faces text[] not null check (faces <> '{}'),
  created_at timestamptz not null,
  -- The demo's people are removed before a shop opens, and what they let in goes with them.
  created_by text not null references staff on delete cascade,
  -- The code that lets it in, until it has.
  code_hash bytea unique,
  code_expires_at timestamptz,
  -- What the device holds from then on, in a cookie.
  key_hash bytea unique,
  entered_at timestamptz,
  ended_at timestamptz
);

alter table staff add column pin_hash text;
alter table staff_session add column device_id text references device on delete cascade;
create index staff_session_device on staff_session (device_id) where device_id is not null;
