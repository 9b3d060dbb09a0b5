/** A shop as it was before there were accounts: somebody logged in, who ordered, paid and got a mail. */
export const earlierShop = `
  insert into spot values ('attica', 'attica', 'delivery', 1, '{}'), ('lefka', 'lefka', 'company', 2, '{}');
  insert into customer (id, name, email, email_key, lang, password_hash, created_at)
    values ('maria', 'Μαρία', 'Maria@example.gr', 'maria@example.gr', 'el', 'x', now());
  insert into customer (id, name, email, email_key, lang, created_at)
    values ('eleni', 'Ελένη', 'Eleni@xn--hxajbheg2az3al.xn--qxam', 'eleni@xn--hxajbheg2az3al.xn--qxam',
      'el', now()), ('nikos', 'Νίκος', 'nikos@xn--nxasmm1c.gr', 'nikos@xn--nxasmm1c.gr', 'el', now()),
      ('twice', 'Νίκος', 'Nikos@βόλος.gr', 'nikos@βόλος.gr', 'el', now()),
      ('odd', 'Odd', 'odd@xn--99999999999.gr', 'odd@xn--99999999999.gr', 'el', now());
  insert into session values ('\\x01', 'maria', now(), now() + interval '1 year'),
    ('\\x02', 'maria', now(), now() + interval '1 year');
  insert into cart (id, state, customer_id, updated_at, expires_at)
    values ('cart', '{}', 'maria', now(), now() + interval '1 day');
  insert into coupon values ('welcome', 'WELCOME', 'welcome', null, '{}', now());
  insert into customer_order (id, cart_version, customer_id, status, type, lang, plan, spot_id, spot,
      address, time_period_id, time_period_code, time_from, time_to, payment_type, payment_type_name,
      subtotal, discount, shipping, grandtotal, vat, placed_at, paid_at, updated_at)
    select id, 1, customer, status, 0, 'el', '{}', 'attica', '{}', '{}', 'morning', 'morning', '09:00',
      '13:00', 'card', '{}', 3000, discount, 200, 3200 - discount, 20, now(), paid, now()
    from (values ('paid', 'maria', 'opened', 0, now()), ('free', 'maria', 'not-paid', 3000, null),
      ('forgotten', null, 'canceled', 0, null)) o (id, customer, status, discount, paid);
  insert into order_delivery (id, order_id, position, date, time_period_id, time_period_code,
      time_from, time_to)
    select id, id, 0, current_date, 'morning', 'morning', '09:00', '13:00' from customer_order;
  insert into contact_message (id, lang, name, email, phone, message, created_at)
    values ('asked', 'el', 'Νίκος', 'Nikos@xn--nxasmm1c.gr', '', 'Φέρνετε στον Βόλο;', now());
  insert into partnership_request (id, lang, company, name, email, phone, employees, message, created_at)
    values ('wanted', 'el', 'Λευκά', 'Ελένη', 'eleni@lefka.gr', '', '21-50', '', now());
  update customer_order set payer_key = sha256('maria@example.gr') where id = 'paid';
  insert into mail (id, key, code, order_id, next_try_at, created_at)
    values (gen_random_uuid(), 'paid', 'order-paid', 'paid', now(), now());
  insert into mail (id, key, code, customer_id, next_try_at, created_at)
    values (gen_random_uuid(), 'hello', 'welcome', 'maria', now(), now());
`
