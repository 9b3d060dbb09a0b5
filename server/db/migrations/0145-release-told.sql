-- The staff room hears that a release went live, waits or is a draft again.
create trigger desk_told after update of status, waits on release
  for each statement execute function desk_told('release');
