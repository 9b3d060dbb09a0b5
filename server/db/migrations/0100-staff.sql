-- The shop's people, who open the staff room; a customer's account is none of theirs.
create table staff (
  id text primary key,
  name text not null,
  email text not null,
  -- The e-mail in lower case: one person whatever the case.
  email_key text not null unique,
  roles text[] not null check (roles <> '{}'),
  -- Both null until the person has followed the link of the invitation.
  password_hash text,
  totp_secret text,
  -- The last half minute whose code was used: a code serves once.
  totp_step bigint not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz
);

-- A link serves once: to choose a password and set up the second factor.
create table staff_link (
  token_hash bytea primary key,
  staff_id text not null references staff on delete cascade,
  -- The second factor that the link's page shows.
  totp_secret text not null,
  expires_at timestamptz not null
);
create index staff_link_staff on staff_link (staff_id);

create table staff_session (
  token_hash bytea primary key,
  -- What the tab holds beside the cookie.
  secret_hash bytea not null,
  staff_id text not null references staff on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  agent text not null default ''
);
create index staff_session_staff on staff_session (staff_id);

-- What the shop's people did: a row is written in the transaction of the act, holds the hash of the
-- row before it, and is never changed. No names, phones or addresses, so that a person can be erased.
create table deed (
  number bigint primary key,
  at timestamptz not null,
  -- No reference: the deeds of a person outlive the person's row.
  staff_id text not null,
  call text not null,
  subject text not null,
  -- Fields with what they were and what they became, as text: jsonb would order its keys anew.
  changes text not null default '{}' check (changes::jsonb is not null),
  reason text not null default '',
  -- An act that is sent twice is done once.
  request_id text not null unique,
  hash bytea not null
);
create index deed_at on deed (at);
create index deed_subject on deed (subject, number);

create function deed_hash(previous bytea, deed deed) returns bytea language sql immutable as $$
  select sha256(previous || convert_to(jsonb_build_array(deed.number,
    floor(extract(epoch from deed.at) * 1000)::bigint, deed.staff_id, deed.call, deed.subject,
    deed.changes, deed.reason, deed.request_id)::text, 'UTF8'))
$$;

create function chain_deed() returns trigger language plpgsql as $$
declare
  last deed;
begin
  -- A restored row brings its own.
  if new.hash is not null then return new; end if;
  -- One at a time, until the commit: each row needs the one before it.
  perform pg_advisory_xact_lock(hashtext('deed'));
  select * into last from deed order by number desc limit 1;
  new.number := coalesce(last.number, 0) + 1;
  new.hash := deed_hash(coalesce(last.hash, ''::bytea), new);
  return new;
end $$;
create trigger chain before insert on deed for each row execute function chain_deed();

create function keep_deeds() returns trigger language plpgsql as $$
begin
  raise exception 'deeds are never changed';
end $$;
create trigger keep before update or delete or truncate on deed
  for each statement execute function keep_deeds();
