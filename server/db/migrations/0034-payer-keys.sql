-- What an order keeps of its payer's mailbox. A plain SHA-256 of an e-mail can be guessed; these two
-- keys never leave the database, and without them it cannot.
create table payer_secret (
  only_one boolean primary key default true check (only_one),
  inner_key bytea not null check (length(inner_key) = 64),
  outer_key bytea not null check (length(outer_key) = 64)
);

create function random_key() returns bytea language sql volatile as $$
  select decode(string_agg(replace(gen_random_uuid()::text, '-', ''), ''), 'hex')
  from generate_series(1, 4)
$$;
insert into payer_secret (inner_key, outer_key) values (random_key(), random_key());
drop function random_key();

-- An HMAC whose inner and outer key are drawn apart.
create function payer_key_of(digest bytea) returns bytea language sql stable strict as $$
  select sha256(outer_key || sha256(inner_key || digest)) from payer_secret
$$;
create function payer_key(mailbox text) returns bytea language sql stable strict as $$
  select payer_key_of(sha256(convert_to(mailbox, 'UTF8')))
$$;

-- The keys until now are plain digests.
update customer_order set payer_key = payer_key_of(payer_key) where payer_key is not null;
