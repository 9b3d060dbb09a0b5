import type { PoolClient } from 'pg'

/** Claims what is seeded once, until the transaction ends; false where it was done before. */
export async function claimSeed(tx: PoolClient, name: string): Promise<boolean> {
  await tx.query('lock table seeded')
  const { rowCount } = await tx.query(
    'insert into seeded (name) values ($1) on conflict do nothing',
    [name],
  )
  return rowCount === 1
}
