-- The factor with which the minutes of saved routes were reckoned (decision 097).
-- Beside the version before: it reckons without one, which is 1.
alter table window_routes add column pace real not null default 1;
