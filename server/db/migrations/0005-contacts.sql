-- What people write to the shop: a question, or a company that wants its people to eat well.

create table contact_message (
  id text primary key,
  lang text not null,
  name text not null,
  email text not null,
  -- E.164; empty: not told, as is an empty message below.
  phone text not null,
  message text not null,
  created_at timestamptz not null
);

create table partnership_request (
  id text primary key,
  lang text not null,
  company text not null,
  name text not null,
  email text not null,
  phone text not null,
  -- A range, such as "21-50".
  employees text not null,
  message text not null,
  created_at timestamptz not null
);
