import type { Company } from '#shop/address/spot.ts'
import type { Db } from '../database.ts'

type CustomerSpot = { readonly spotId: string; readonly isManager: boolean }

/** The offices that a customer belongs to, the last joined first. */
export async function spotsOf(db: Db, customerId: string): Promise<CustomerSpot[]> {
  const { rows } = await db.query<CustomerSpot>({
    name: 'customer-spots',
    text: `select m.spot_id as "spotId", m.manager as "isManager"
      from customer_spot m join spot s on s.id = m.spot_id
      where m.customer_id = $1 and s.kind = 'company' order by m.joined_at desc, m.spot_id`,
    values: [customerId],
  })
  return rows
}

/** A company's spot with the customer who wants to join. null: there is no such company. */
export async function spotToJoin(
  db: Db,
  customerId: string,
  slug: string,
): Promise<{ id: string; company: Company; email: string | null; belongs: boolean } | null> {
  const { rows } = await db.query<{
    id: string
    company: Company
    email: string | null
    belongs: boolean
  }>({
    name: 'customer-spot-to-join',
    text: `select s.id, s.data -> 'company' as company,
        (select email from customer where id = $1) as email,
        exists (select from customer_spot where customer_id = $1 and spot_id = s.id) as belongs
      from spot s where s.slug = $2 and s.kind = 'company'`,
    values: [customerId, slug],
  })
  return rows[0] ?? null
}

/** Adds the customer to the office at an instant (epoch milliseconds); a second time changes nothing. */
export async function addCustomerSpot(
  db: Db,
  customerId: string,
  spotId: string,
  now: number,
): Promise<void> {
  await db.query({
    name: 'customer-spot-add',
    text: `insert into customer_spot (customer_id, spot_id, joined_at) values ($1, $2, $3)
      on conflict do nothing`,
    values: [customerId, spotId, new Date(now)],
  })
}

/** Ends a membership; waiting carts to the office are asked for an address anew. false: there was none. */
export async function removeCustomerSpot(
  db: Db,
  customerId: string,
  spotId: string,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'customer-spot-remove',
    text: `with carts as (
        update cart set version = version + 1, state = (state::jsonb
          || '{"spotId": null, "address": null, "paymentTypeId": null}')::json
        where customer_id = $1 and state ->> 'spotId' = $2
      )
      delete from customer_spot where customer_id = $1 and spot_id = $2`,
    values: [customerId, spotId],
  })
  return rowCount === 1
}

type Member = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly isManager: boolean
}

export async function membersOf(db: Db, spotId: string): Promise<Member[]> {
  const { rows } = await db.query<Member>({
    name: 'customer-spot-members',
    text: `select c.id, c.name, c.email, m.manager as "isManager"
      from customer_spot m join customer c on c.id = m.customer_id
      where m.spot_id = $1 order by c.name, c.id`,
    values: [spotId],
  })
  return rows
}
