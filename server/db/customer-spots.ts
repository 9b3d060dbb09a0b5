import type { Company } from '#shop/spot.ts'
import type { Db } from './database.ts'

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

/**
 * Adds the customer to the office at an instant (epoch milliseconds); a second time changes
 * nothing.
 */
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

/** Removes the customer from the office; also ok where they did not belong to it. */
export async function removeCustomerSpot(
  db: Db,
  customerId: string,
  spotId: string,
): Promise<void> {
  await db.query({
    name: 'customer-spot-remove',
    text: 'delete from customer_spot where customer_id = $1 and spot_id = $2',
    values: [customerId, spotId],
  })
}
