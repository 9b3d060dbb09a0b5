import type { Db } from '../database.ts'

export async function noteBackup(db: Db, madeAt: string, bytes: number): Promise<void> {
  await db.query(
    'insert into backup_made (made_at, bytes) values ($1, $2) on conflict (made_at) do nothing',
    [madeAt, bytes],
  )
}

/** When the latest backup was made; null: none that this database knows of. */
export async function latestBackup(db: Db): Promise<{ madeAt: Date; bytes: number } | null> {
  const { rows } = await db.query<{ madeAt: Date; bytes: number }>(
    'select made_at as "madeAt", bytes from backup_made order by made_at desc limit 1',
  )
  return rows[0] ?? null
}
