import type { Language } from '#shop/language.ts'
import type { Db } from './database.ts'

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
}

const columns = `id, name, email, email_verified_at is not null as "emailVerified", phone, lang,
  news_at is not null as news, password_hash is not null as "hasPassword",
  (extract(epoch from created_at) * 1000)::bigint as "createdAt"`

/** null: the customer was deleted. */
export async function profileOf(db: Db, customerId: string): Promise<Profile | null> {
  const { rows } = await db.query<Profile>({
    name: 'profile-one',
    text: `select ${columns} from customer where id = $1`,
    values: [customerId],
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
    text: `update customer set name = coalesce($2, name), phone = coalesce($3, phone),
        lang = coalesce($4, lang),
        news_at = case when $5::boolean is null then news_at when $5 then coalesce(news_at, $6) end
      where id = $1 returning ${columns}`,
    values: [customerId, name ?? null, phone ?? null, lang ?? null, news ?? null, new Date(now)],
  })
  return rows[0] ?? null
}
