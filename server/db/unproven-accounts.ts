import type { Db } from './database.ts'

/** Ways into an account, where it has meals brought, and which offices it belongs to. */
const left = ['customer_identity', 'customer_address', 'customer_spot'] as const

/**
 * Empties an account whose mailbox was never proved, before it is its owner's: somebody else may have
 * waited in it, or left their own door there for the owner's meals. Of its carts stays only the one that
 * the owner's own browser names (`cartId`). An account that was proved is left as it is.
 */
export async function forgetUnproven(
  tx: Db,
  customerId: string,
  cartId: string | undefined,
): Promise<void> {
  const { rowCount } = await tx.query({
    name: 'unproven-forget',
    text: `update customer set phone = '', news_at = null
      where id = $1 and email_verified_at is null`,
    values: [customerId],
  })
  if (rowCount === 0) return
  for (const table of left)
    await tx.query({
      name: `unproven-forget-${table}`,
      text: `delete from ${table} where customer_id = $1`,
      values: [customerId],
    })
  await tx.query({
    name: 'unproven-forget-carts',
    text: 'delete from cart where customer_id = $1 and id is distinct from $2',
    values: [customerId, cartId ?? null],
  })
}
