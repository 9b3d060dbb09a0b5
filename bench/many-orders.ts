import type pg from 'pg'

export const manyOrders = 300_000
const customers = 40_000
/** Deliveries of a day; the last of them is nine days from now. */
const perDay = 240
/** The shop's own numbers stay below. */
const numbersFrom = 10_000_000

const firstNames =
  'Μαρία Γιώργος Ελένη Κώστας Κατερίνα Δημήτρης Βασιλική Νίκος Σοφία Γιάννης Αγγελική Παναγιώτης Ιωάννα Χρήστος Δέσποινα Βαγγέλης Αναστασία Θανάσης Ευαγγελία Σπύρος'
const lastNames =
  'Παπαδόπουλος Οικονόμου Βλάχος Αγγελόπουλος Γεωργίου Δημητρίου Νικολάου Μακρής Καραγιάννης Παπαϊωάννου Ιωάννου Αλεξίου Κωνσταντίνου Σταματόπουλος Αθανασίου Λάμπρου Χατζής Ζαχαρίου Μιχαηλίδης Ευθυμίου'

const customer = `1 + (g * 31) % ${customers}`
const phone = (of: string) => `'+3069' || lpad(((${of}) * 7919 % 100000000)::text, 8, '0')`
const date = `(current_date + 9 - g / ${perDay})`
const placedAt = `(${date} - interval '3 days' + (g % ${perDay}) * interval '5 minutes')`
const isAhead = `${date} >= current_date`
const uuid = 'gen_random_uuid()'

/**
 * Three years of a shop with 240 deliveries a day: each order a copy of one of the demo's, with a customer,
 * a phone and a day of its own, its payment, its document and its mail. Takes half a minute.
 */
export async function addManyOrders(db: pg.Client): Promise<void> {
  const { rows } = await db.query<{ id: string; delivery: string; attempt: string }>(
    `select o.id, d.id as delivery, a.id as attempt
      from customer_order o join order_delivery d on d.order_id = o.id
        join payment_attempt a on a.order_id = o.id and a.status = 'paid'
        join fiscal_document f on f.attempt_id = a.id
      where o.spot_id = 'attica' and o.type = 0 order by o.number limit 1`,
  )
  const [one] = rows
  if (!one) throw new Error('the demo has no order to copy')
  // Triggers would tell every desk of each row, and each row names only what is there.
  await db.query('set session_replication_role = replica')
  await addCustomers(db)
  const copy = (
    table: string,
    where: string,
    value: string,
    own: Readonly<Record<string, string>>,
  ) => copyRows(db, { table, where, value, own })
  await copy('customer_order', 's.id = $1', one.id, {
    id: `'many-' || g`,
    number: `${numbersFrom} + g`,
    cart_id: 'null',
    payer_key: 'null',
    network_key: 'null',
    customer_id: `'many-' || (${customer})`,
    status: `case when ${isAhead} then 'opened' else 'delivered' end`,
    address: `jsonb_set(s.address, '{phone}', to_jsonb(${phone(customer)}))`,
    coupon: `case when g % 50 = 0 then (select data from coupon order by id limit 1) || jsonb_build_object('code', 'BENCH' || g % 1000) end`,
    placed_at: placedAt,
    paid_at: placedAt,
    updated_at: placedAt,
  })
  await copy('order_delivery', 's.id = $1', one.delivery, {
    id: `'many-' || g`,
    order_id: `'many-' || g`,
    date,
    track: uuid,
    status: `case when ${isAhead} then 'planned' else 'delivered' end`,
  })
  await copy('order_item', 's.delivery_id = $1', one.delivery, { delivery_id: `'many-' || g` })
  await copy('payment_attempt', 's.id = $1', one.attempt, {
    id: `uuid_in(lpad(to_hex(g), 32, '0')::cstring)`,
    order_id: `'many-' || g`,
    provider_ref: `'many-' || g`,
    transaction_id: `'many-' || g`,
    created_at: placedAt,
    settled_at: placedAt,
  })
  await copy('fiscal_document', 's.attempt_id = $1', one.attempt, {
    id: uuid,
    number: `${numbersFrom} + g`,
    order_id: `'many-' || g`,
    attempt_id: `uuid_in(lpad(to_hex(g), 32, '0')::cstring)`,
    status: `'issued'`,
    created_at: placedAt,
    issued_at: placedAt,
  })
  await db.query(
    `insert into fiscal_sum select sums.* from fiscal_document d
      cross join lateral fiscal_sums_of(d) sums where d.number >= ${numbersFrom}`,
  )
  await copy('mail', `s.order_id = $1 and s.code = 'order-confirmed'`, one.id, {
    id: uuid,
    key: `'order-confirmed many-' || g`,
    order_id: `'many-' || g`,
    customer_id: `'many-' || (${customer})`,
    created_at: placedAt,
    sent_at: placedAt,
  })
  await db.query('set session_replication_role = origin')
  // As in a shop that has been open for some days.
  await db.query('vacuum (analyze)')
}

async function addCustomers(db: pg.Client): Promise<void> {
  await db.query(
    `insert into customer (id, name, email, email_key, phone, lang, created_at)
      select 'many-' || g, f[1 + g % array_length(f, 1)] || ' ' || l[1 + g / 20 % array_length(l, 1)],
        'many' || g || '@example.gr', 'many' || g || '@example.gr', ${phone('g')}, 'el',
        now() - interval '3 years'
      from generate_series(1, ${customers}) g,
        string_to_array($1, ' ') f, string_to_array($2, ' ') l`,
    [firstNames, lastNames],
  )
}

type Copied = {
  readonly table: string
  /** Which row, by `$1`. */
  readonly where: string
  readonly value: string
  /** What is not as in that row, of `g` from 0. */
  readonly own: Readonly<Record<string, string>>
}

async function copyRows(db: pg.Client, { table, where, value, own }: Copied): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const names = rows.map(({ name }) => `"${name}"`).join(', ')
  const values = rows.map(({ name }) => own[name] ?? `s."${name}"`).join(', ')
  await db.query(
    `insert into ${table} (${names}) overriding system value
      select ${values} from ${table} s, generate_series(0, ${manyOrders - 1}) g where ${where}`,
    [value],
  )
}
