import type { Language } from '#shop/language.ts'
import type { Db } from '../database.ts'

export type Account = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly lang: Language
  readonly createdAt: Date
  readonly emailVerifiedAt: Date | null
  readonly newsAt: Date | null
  readonly passwordHash: string | null
  readonly loggedInAt: Date
}

/** The account of a session that lives at `now` (epoch milliseconds). */
export async function accountOf(
  db: Db,
  tokenHash: Buffer | null,
  now: number,
): Promise<Account | null> {
  if (!tokenHash) return null
  const { rows } = await db.query<Account>({
    name: 'account-own',
    text: `select c.id, c.name, c.email, c.phone, c.lang, c.created_at as "createdAt",
        c.email_verified_at as "emailVerifiedAt", c.news_at as "newsAt",
        c.password_hash as "passwordHash", s.created_at as "loggedInAt"
      from session s join customer c on c.id = s.customer_id
      where s.token_hash = $1 and s.expires_at > $2`,
    values: [tokenHash, new Date(now)],
  })
  return rows[0] ?? null
}
