-- Keys that the shop makes for itself, such as the one that signs the ids of suggested addresses.
create table own_key (
  name text primary key,
  key bytea not null
);
