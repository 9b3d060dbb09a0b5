-- When each job last ran, in whichever process: a job that a hanging process holds is told.
create table job_run (
  name text primary key,
  ran_at timestamptz not null
);
