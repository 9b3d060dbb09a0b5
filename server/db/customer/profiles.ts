import type { Language } from '#shop/language.ts'
import type { Db } from '../database.ts'

/** What the profile page shows; instants in epoch milliseconds. */
export type Profile = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
  /** E.164, or empty. */
  readonly phone: string
  readonly lang: Language
  readonly news: boolean
  readonly hasPassword: boolean
  readonly createdAt: number
  /** The e-mail that the customer wants and has not proved yet, and until when they can (ISO). */
  readonly newEmail: { readonly email: string; readonly expiresAt: string } | null
}

const columns = `id, name, email, email_verified_at is not null as "emailVerified", phone, lang,
  news_at is not null as news, password_hash is not null as "hasPassword",
  (extract(epoch from created_at) * 1000)::bigint as "createdAt",
  (select jsonb_build_object('email', e.new_email, 'expiresAt', e.expires_at) from email_change e
    where e.customer_id = customer.id and e.status = 'waiting' and e.expires_at > $2) as "newEmail"`

/** null: the customer was deleted. */
export async function profileOf(db: Db, customerId: string, now: number): Promise<Profile | null> {
  const { rows } = await db.query<Profile>({
    name: 'profile-one',
    text: `select ${columns} from customer where id = $1`,
    values: [customerId, new Date(now)],
  })
  return rows[0] ?? null
}

type ProfileChange = Partial<Pick<Profile, 'name' | 'phone' | 'lang' | 'news'>>

/** Fields that are not given stay, and so does the time since when the customer wants news. */
export async function changeProfile(
  db: Db,
  customerId: string,
  { name, phone, lang, news }: ProfileChange,
  now: number,
): Promise<Profile | null> {
  const { rows } = await db.query<Profile>({
    name: 'profile-change',
    text: `update customer set name = coalesce($3, name), phone = coalesce($4, phone),
        lang = coalesce($5, lang),
        news_at = case when $6::boolean is null then news_at when $6 then coalesce(news_at, $2) end
      where id = $1 returning ${columns}`,
    values: [customerId, new Date(now), name ?? null, phone ?? null, lang ?? null, news ?? null],
  })
  return rows[0] ?? null
}
