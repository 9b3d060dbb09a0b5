-- What a fiscal document tells, kept from its first try on: told again it tells the same.
alter table fiscal_document
  add column content jsonb,
  add check (status <> 'issued' or content is not null);

-- What the sandbox of a tax office's provider remembers. It stands for another company's database:
-- nothing of the shop refers to it.
create table sandbox_fiscal_document (
  -- Fifteen digits, as AADE's.
  mark bigint generated always as identity (start with 400000000000001) primary key,
  -- The shop's own name of it: asked twice, it is issued once.
  document_id uuid not null unique,
  uid text not null,
  content jsonb not null,
  created_at timestamptz not null default now()
);
