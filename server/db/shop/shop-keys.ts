import type { Db } from '../database.ts'

/** The shop's own key of this name, made of `fresh` where there is none yet; all its processes share it. */
export async function shopKey(db: Db, name: string, fresh: Buffer): Promise<Buffer> {
  const stored = await db.query<{ key: Buffer }>({
    name: 'own-key',
    text: 'select key from own_key where name = $1',
    values: [name],
  })
  if (stored.rows[0]) return stored.rows[0].key
  await db.query({
    name: 'own-key-make',
    text: 'insert into own_key (name, key) values ($1, $2) on conflict (name) do nothing',
    values: [name, fresh],
  })
  return shopKey(db, name, fresh)
}
