-- Passkeys of the shop's people: what the browser's device proves instead of password and code.
create table staff_passkey (
  id text primary key,
  staff_id text not null references staff on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_staff on staff_passkey (staff_id);

-- A challenge serves once: to one person who adds a passkey, or to whoever logs in.
create table staff_challenge (
  hash bytea primary key,
  staff_id text references staff on delete cascade,
  expires_at timestamptz not null
);
create index staff_challenge_expiry on staff_challenge (expires_at);

-- Whoever leaves, or begins anew by a link, has lost what opened the door before.
create function drop_passkeys() returns trigger language plpgsql as $$
begin
  delete from staff_passkey where staff_id = new.id;
  return null;
end $$;
create trigger password_changed after update of password_hash on staff for each row
  when (new.password_hash is distinct from old.password_hash) execute function drop_passkeys();
