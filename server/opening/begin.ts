import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { transaction } from '../db/database.ts'
import { claimSeed, isInUse } from '../db/seeded.ts'
import { closeShop } from '../db/shop-closed.ts'
import type { ShopFolder } from '../folder/layout.ts'
import { readFolder } from '../folder/read.ts'
import { writeStored } from '../folder/store.ts'
import { newShopFolder } from '../folders.ts'

/**
 * Makes an empty database a shop that its owner fills in the staff room: hours, prices, ingredients and codes
 * are there, no dish is, and nobody is served yet. It stays closed until the owner opens it. A shop in use
 * is left as it is.
 */
export async function beginShop(db: Pool, now = new Date()): Promise<boolean> {
  return transaction(db, async tx => {
    if (!(await claimSeed(tx, 'new')) || (await isInUse(tx))) return false
    await writeStored(tx, await bareFolder(), now)
    await closeShop(tx, randomBytes(32).toString('base64url'), now)
    return true
  })
}

/** The small shop that `npm run catalogue -- new` writes, without what is only an example in it. */
async function bareFolder(): Promise<ShopFolder> {
  const { shop, problems } = await readFolder(fileURLToPath(newShopFolder))
  if (!shop || problems.length > 0) throw new Error('content/new-shop is not in order')
  const { legal: _, ...said } = shop.said
  return {
    ...shop,
    said,
    dishes: new Map(),
    areas: [ownArea],
    shop: { ...shop.shop, menu: [] },
  }
}

/** A place that brings needs an area. The owner gives this one a name and postcodes, and serves it. */
const ownArea: ShopFolder['areas'][number] = {
  id: 'area',
  name: { el: 'Η περιοχή μας', en: 'Our area' },
  postcodes: ['10000'],
  center: { lat: 38.5, lng: 23.5 },
  served: false,
}
