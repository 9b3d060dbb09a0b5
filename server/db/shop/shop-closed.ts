import type { PoolClient } from 'pg'

/** Closes a shop that has just been begun; `pass` lets in who looks around before it opens. */
export async function closeShop(tx: PoolClient, pass: string, now: Date): Promise<void> {
  await tx.query(
    'insert into shop_closed (pass, since) values ($1, $2) on conflict (only_one) do nothing',
    [pass, now],
  )
}

/** Opens it to everybody, once; answers since when it was closed, null where it was open. */
export async function uncloseShop(tx: PoolClient): Promise<Date | null> {
  const { rows } = await tx.query<{ since: Date }>('delete from shop_closed returning since')
  return rows[0]?.since ?? null
}
