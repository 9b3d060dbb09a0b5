-- Accounts are known by their e-mail with the domain in letters, and with one small sigma. Browsers sent
-- Greek domains in Punycode (RFC 3492), so older rows are turned into letters here, once.
create function punycode_letters(label text) returns text language plpgsql as $$
declare
  encoded text := substr(lower(label), 5);
  basic int := length(encoded) - coalesce(nullif(strpos(reverse(encoded), '-'), 0), length(encoded) + 1);
  letters text := left(encoded, greatest(basic, 0));
  rest text := substr(encoded, case when basic > 0 then basic + 2 else 1 end);
  code int := 128;
  at int := 0;
  before int;
  bias int := 72;
  delta int;
  weight int;
  threshold int;
  digit int;
  k int;
begin
  while rest <> '' loop
    before := at;
    weight := 1;
    k := 36;
    loop
      digit := strpos('abcdefghijklmnopqrstuvwxyz0123456789', left(rest, 1)) - 1;
      if digit < 0 or rest = '' then return label; end if;
      rest := substr(rest, 2);
      at := at + digit * weight;
      threshold := greatest(1, least(26, k - bias));
      exit when digit < threshold;
      weight := weight * (36 - threshold);
      k := k + 36;
    end loop;
    delta := (at - before) / case when before = 0 then 700 else 2 end;
    delta := delta + delta / (length(letters) + 1);
    k := 0;
    while delta > 455 loop
      delta := delta / 35;
      k := k + 36;
    end loop;
    bias := k + 36 * delta / (delta + 38);
    code := code + at / (length(letters) + 1);
    at := at % (length(letters) + 1);
    letters := left(letters, at) || chr(code) || substr(letters, at + 1);
    at := at + 1;
  end loop;
  return letters;
exception when others then
  return label;
end $$;

create function email_letters(email text) returns text language sql as $$
  select split_part(email, '@', 1) || '@' || string_agg(
    case when label ilike 'xn--%' then punycode_letters(label) else label end, '.' order by position)
  from string_to_table(split_part(email, '@', 2), '.') with ordinality as part (label, position)
$$;

create function email_key_of(key text) returns text language sql as $$
  select replace(email_letters(key), 'ς', 'σ')
$$;

-- Of two accounts with the same e-mail the older one gets it; the other keeps its old key.
update customer c set email = email_letters(email), email_key = email_key_of(email_key)
  where (email_key like '%xn--%' or email_key like '%ς%') and not exists (
    select from customer other
    where other.id <> c.id and (other.email_key = email_key_of(c.email_key)
      or email_key_of(other.email_key) = email_key_of(c.email_key)
        and (other.created_at, other.id) < (c.created_at, c.id)));
update region_interest r set email = email_letters(email), email_key = email_key_of(email_key)
  where (email_key like '%xn--%' or email_key like '%ς%') and not exists (
    select from region_interest other
    where other.id <> r.id and other.postcode = r.postcode
      and email_key_of(other.email_key) = email_key_of(r.email_key));

-- Found by the same key where a customer is told what is kept, or is erased.
alter table contact_message add column email_key text;
update contact_message set email_key = email_key_of(lower(email));
alter table contact_message alter column email_key set not null;
alter table partnership_request add column email_key text;
update partnership_request set email_key = email_key_of(lower(email));
alter table partnership_request alter column email_key set not null;

drop function email_key_of(text);
drop function email_letters(text);
drop function punycode_letters(text);
