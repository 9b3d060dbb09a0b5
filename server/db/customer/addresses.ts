import type { PoolClient } from 'pg'
import type { ShippingAddress } from '#shop/address/address.ts'
import { doorKey, mostAddresses } from '#shop/customer/saved-address.ts'
import type { Db } from '../database.ts'

type SavedAddress = { readonly id: string; readonly address: ShippingAddress }

/** A customer's addresses, the last used first, each door once. */
export async function addressesOf(db: Db, customerId: string): Promise<SavedAddress[]> {
  const { rows } = await db.query<SavedAddress>({
    name: 'address-of-customer',
    // Two orders to one door at the same moment may have saved it twice.
    text: `select id, data - 'key' as address from (
        select distinct on (data ->> 'key') id, data, used_at from customer_address
        where customer_id = $1 order by data ->> 'key', used_at desc, id
      ) door order by used_at desc, id`,
    values: [customerId],
  })
  return rows
}

/** null: the customer has no such address. */
export async function savedAddressOf(
  db: Db,
  customerId: string,
  id: string,
): Promise<SavedAddress | null> {
  const { rows } = await db.query<SavedAddress>({
    name: 'address-one',
    text: `select id, data - 'key' as address from customer_address
      where customer_id = $1 and id = $2`,
    values: [customerId, id],
  })
  return rows[0] ?? null
}

export async function lockAddresses(tx: PoolClient, customerId: string): Promise<void> {
  await tx.query({
    name: 'address-lock',
    // An advisory lock: a row lock would need a row.
    text: `select pg_advisory_xact_lock(hashtext('addresses of ' || $1))`,
    values: [customerId],
  })
}

type Remembered = {
  /** The id of the new row, if the door is not saved yet. */
  readonly id: string
  readonly customerId: string
  readonly address: ShippingAddress
  readonly now: number
}

/** Saves an address as the last used one; beyond the limit, the one unused longest is deleted. */
export async function rememberAddress(
  db: Db,
  { id, customerId, address, now }: Remembered,
): Promise<void> {
  const key = doorKey(address)
  await db.query({
    name: 'address-remember',
    text: `with known as (
        update customer_address set data = $4, used_at = $5
        where customer_id = $2 and data ->> 'key' = $3 returning id
      ), oldest as (
        delete from customer_address where not exists (select from known) and id in (
          select id from customer_address where customer_id = $2
          order by used_at desc, id offset ${mostAddresses - 1})
      )
      insert into customer_address (id, customer_id, data, created_at, used_at)
      select $1, $2, $4, $5, $5 where not exists (select from known)`,
    values: [id, customerId, key, JSON.stringify({ ...address, key }), new Date(now)],
  })
}

/** Changes an address; another address of the same door is merged into it. false: it is gone. */
export async function rewriteAddress(
  tx: PoolClient,
  customerId: string,
  { id, address }: SavedAddress,
): Promise<boolean> {
  const key = doorKey(address)
  const { rowCount } = await tx.query({
    name: 'address-rewrite',
    text: `with doubled as (
        delete from customer_address where customer_id = $1 and data ->> 'key' = $3 and id <> $2
      )
      update customer_address set data = $4 where customer_id = $1 and id = $2`,
    values: [customerId, id, key, JSON.stringify({ ...address, key })],
  })
  return rowCount === 1
}

/** false: the customer has no such address. */
export async function deleteAddress(db: Db, customerId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'address-delete',
    text: `delete from customer_address where customer_id = $1
      and data ->> 'key' = (select data ->> 'key' from customer_address
        where customer_id = $1 and id = $2)`,
    values: [customerId, id],
  })
  return (rowCount ?? 0) > 0
}
