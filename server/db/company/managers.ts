import { emailKey } from '#shop/customer/email-key.ts'
import type { Text } from '#shop/language.ts'
import type { Db } from '../database.ts'

export type ListedCompany = {
  readonly slug: string
  readonly name: Text
  readonly members: number
  readonly managers: readonly { readonly name: string; readonly email: string }[]
}

/** Every company with the number of its employees and with its managers. */
export async function listCompanies(db: Db): Promise<ListedCompany[]> {
  const { rows } = await db.query<ListedCompany>({
    name: 'company-list',
    text: `select s.slug, s.data -> 'name' as name, count(m.customer_id) as members,
        coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'email', c.email) order by c.email)
          filter (where m.manager), '[]') as managers
      from spot s left join customer_spot m on m.spot_id = s.id
        left join customer c on c.id = m.customer_id
      where s.kind = 'company' group by s.id order by s.slug`,
  })
  return rows
}

type Candidate = {
  readonly spotId: string
  readonly company: Text
  readonly customerId: string | null
  readonly isProven: boolean
  readonly belongs: boolean
  readonly isManager: boolean
}

/** How the customer with this e-mail stands to a company; null: there is no such company. */
export async function candidateFor(db: Db, slug: string, email: string): Promise<Candidate | null> {
  const { rows } = await db.query<Candidate>({
    name: 'company-candidate',
    text: `select s.id as "spotId", s.data -> 'name' as company, c.id as "customerId",
        c.email_verified_at is not null as "isProven", m.spot_id is not null as belongs,
        coalesce(m.manager, false) as "isManager"
      from spot s left join customer c on c.email_key = $2
        left join customer_spot m on m.spot_id = s.id and m.customer_id = c.id
      where s.slug = $1 and s.kind = 'company'`,
    values: [slug, emailKey(email)],
  })
  return rows[0] ?? null
}

/** Lets an employee see what the company owes, or no longer; false: they do not belong to it. */
export async function setManager(
  db: Db,
  { customerId, spotId }: { customerId: string; spotId: string },
  isManager: boolean,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'company-manager-set',
    text: 'update customer_spot set manager = $3 where customer_id = $1 and spot_id = $2',
    values: [customerId, spotId, isManager],
  })
  return rowCount === 1
}
