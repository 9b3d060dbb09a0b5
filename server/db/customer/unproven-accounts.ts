import type { Db } from '../database.ts'

const left = ['customer_identity', 'customer_address', 'customer_spot', 'email_change'] as const

/**
 * Empties an account with an unproved mailbox before its owner gets it: a stranger may have waited
 * in it, under a name of theirs, or saved their own door for the owner's meals. Only the cart that the owner's browser
 * names (`cartId`) stays. A proved account is left as it is.
 */
export async function forgetUnproven(
  tx: Db,
  customerId: string,
  cartId: string | undefined,
): Promise<void> {
  const { rowCount } = await tx.query({
    name: 'unproven-forget',
    text: `update customer set name = '', phone = '', news_at = null
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
