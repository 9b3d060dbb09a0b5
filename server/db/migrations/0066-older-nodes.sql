-- A node of a version before 0035 knows nothing of these keys, and its messages must not be lost while
-- it runs beside a newer one: what it leaves out is filled in, as that version wrote keys elsewhere.
create function fill_email_key() returns trigger language plpgsql as $$
begin
  new.email_key := coalesce(new.email_key, replace(lower(normalize(trim(new.email), nfc)), 'ς', 'σ'));
  return new;
end $$;
create trigger email_key before insert on contact_message
  for each row execute function fill_email_key();
create trigger email_key before insert on partnership_request
  for each row execute function fill_email_key();
