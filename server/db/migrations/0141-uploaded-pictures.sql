-- Pictures that the shop's people put in, ready for the pages, by their fingerprint. They stand here
-- and not in a folder, so that every node and every backup has them.
create table picture_source (
  hash text primary key,
  content bytea not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null
);

-- Which of them a place of the shop shows; each node copies it into its data folder.
create table live_picture (
  name text primary key,
  hash text not null references picture_source
);
