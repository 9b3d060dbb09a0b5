-- When a whole backup was written, so that the shop can say how old its latest is.
create table backup_made (
  made_at timestamptz primary key,
  bytes bigint not null
);
