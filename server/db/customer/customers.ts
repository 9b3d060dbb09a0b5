import type { User } from '#shop/customer/customer.ts'
import { emailKey } from '#shop/customer/email-key.ts'
import type { Language } from '#shop/language.ts'
import type { Db } from '../database.ts'

type CustomerSecret = User & { readonly passwordHash: string | null }

/** The customer with this e-mail, in upper or lower case, with the password's hash. */
export async function customerByEmail(db: Db, email: string): Promise<CustomerSecret | null> {
  const { rows } = await db.query<CustomerSecret>(
    `select id, name, email, password_hash as "passwordHash" from customer where email_key = $1`,
    [emailKey(email)],
  )
  return rows[0] ?? null
}

/** Adds a customer; false: the e-mail is taken. */
export async function addCustomer(
  db: Db,
  customer: User & {
    lang: Language
    passwordHash: string | null
    emailVerifiedAt: Date | null
    now: Date
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into customer
        (id, name, email, email_key, lang, password_hash, email_verified_at, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (email_key) do nothing`,
    [
      customer.id,
      customer.name,
      customer.email,
      emailKey(customer.email),
      customer.lang,
      customer.passwordHash,
      customer.emailVerifiedAt,
      customer.now,
    ],
  )
  return rowCount === 1
}

/** The password's hash; null: there is no password, or no such customer. */
export async function passwordOf(db: Db, customerId: string): Promise<string | null> {
  const { rows } = await db.query<{ passwordHash: string | null }>({
    name: 'customer-password',
    text: 'select password_hash as "passwordHash" from customer where id = $1',
    values: [customerId],
  })
  return rows[0]?.passwordHash ?? null
}

/** null: the customer was deleted. */
export async function setPassword(
  db: Db,
  customerId: string,
  passwordHash: string,
): Promise<User | null> {
  const { rows } = await db.query<User>({
    name: 'customer-password-set',
    text: 'update customer set password_hash = $2 where id = $1 returning id, name, email',
    values: [customerId, passwordHash],
  })
  return rows[0] ?? null
}

export async function verifyEmail(db: Db, customerId: string, now: Date): Promise<void> {
  await db.query({
    name: 'customer-verify-email',
    text: `update customer set email_verified_at = coalesce(email_verified_at, $2) where id = $1`,
    values: [customerId, now],
  })
}
