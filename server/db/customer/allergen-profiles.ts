import type { AllergenProfile } from '#shop/food/avoided.ts'
import type { Db } from '../database.ts'

export type KeptProfile = AllergenProfile & {
  readonly consentedAt: Date
  readonly consentVersion: string
}

const columns = `allergens, traces, consented_at as "consentedAt", consent_version as "consentVersion"`

export async function allergenProfile(db: Db, customerId: string): Promise<KeptProfile | null> {
  const { rows } = await db.query<KeptProfile>({
    name: 'allergen-profile-one',
    text: `select ${columns} from allergen_profile where customer_id = $1`,
    values: [customerId],
  })
  return rows[0] ?? null
}

/** A consent that was given before to the same text keeps its instant. */
export async function keepAllergenProfile(
  db: Db,
  customerId: string,
  profile: AllergenProfile & { readonly consentVersion: string },
  now: Date,
): Promise<KeptProfile | null> {
  const { rows } = await db.query<KeptProfile>({
    name: 'allergen-profile-keep',
    text: `insert into allergen_profile as known
        (customer_id, allergens, traces, consented_at, consent_version, updated_at)
      select id, $2, $3, $5, $4, $5 from customer where id = $1
      on conflict (customer_id) do update set allergens = excluded.allergens,
        traces = excluded.traces, updated_at = excluded.updated_at,
        consented_at = case when known.consent_version = excluded.consent_version
          then known.consented_at else excluded.consented_at end,
        consent_version = excluded.consent_version
      returning ${columns}`,
    values: [customerId, profile.allergens, profile.traces, profile.consentVersion, now],
  })
  return rows[0] ?? null
}

export async function dropAllergenProfile(db: Db, customerId: string): Promise<void> {
  await db.query({
    name: 'allergen-profile-drop',
    text: 'delete from allergen_profile where customer_id = $1',
    values: [customerId],
  })
}
