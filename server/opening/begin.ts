import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { atDoor, usualDoorTerms } from '#shop/door-payment.ts'
import type { PaymentProviderName } from '#shop/payment-provider.ts'
import { transaction } from '../db/database.ts'
import { claimSeed, isInUse } from '../db/shop/seeded.ts'
import { closeShop } from '../db/shop/shop-closed.ts'
import type { ShopFolder } from '../folder/layout.ts'
import { readFolder } from '../folder/read.ts'
import { writeStored } from '../folder/store.ts'
import { newShopFolder } from '../folders.ts'

/**
 * Makes an empty database a shop that its owner fills in the staff room: hours, prices, ingredients and codes
 * are there, no dish is, and nobody is served yet. It is paid at `providers`, and at the door where there are
 * none. It stays closed until the owner opens it. A shop in use is left as it is.
 */
export async function beginShop(
  db: Pool,
  providers: readonly PaymentProviderName[],
  now = new Date(),
): Promise<boolean> {
  return transaction(db, async tx => {
    if (!(await claimSeed(tx, 'new')) || (await isInUse(tx))) return false
    await writeStored(tx, await bareFolder(providers), now)
    await closeShop(tx, randomBytes(32).toString('base64url'), now)
    return true
  })
}

/** The small shop that `npm run catalogue -- new` writes, without what is only an example in it. */
async function bareFolder(providers: readonly PaymentProviderName[]): Promise<ShopFolder> {
  const { shop, problems } = await readFolder(fileURLToPath(newShopFolder))
  if (!shop || problems.length > 0) throw new Error('content/new-shop is not in order')
  const { legal: _, ...said } = shop.said
  const payments = providers.length > 0 ? providers.map(online) : [handedOver]
  const places = shop.places.places.map(place => ({
    ...place,
    payments: payments.map(({ code }) => code),
  }))
  return {
    ...shop,
    said,
    dishes: new Map(),
    places: { payments, places },
    areas: [ownArea],
    shop: { ...shop.shop, menu: [] },
  }
}

type Payment = ShopFolder['places']['payments'][number]

const providerNames: Readonly<Record<PaymentProviderName, string>> = {
  viva: 'Viva',
  epay: 'epay',
  stripe: 'Stripe',
}

function online(provider: PaymentProviderName): Payment {
  const name = providerNames[provider]
  return {
    code: provider === 'viva' ? 'card' : provider,
    provider,
    name: { el: 'Κάρτα', en: 'Card' },
    description: {
      el: `Χρεωστική ή πιστωτική, μέσω ${name}.`,
      en: `Debit or credit, through ${name}.`,
    },
  }
}

/** For everybody: a shop that has served nobody knows no one. */
const handedOver: Payment = {
  code: atDoor,
  provider: atDoor,
  name: { el: 'Στην παράδοση', en: 'On delivery' },
  description: { el: 'Με μετρητά ή κάρτα.', en: 'In cash or by card.' },
  door: { most: usualDoorTerms.most, customers: 'all', atOnce: usualDoorTerms.atOnce },
}

/** A place that brings needs an area. The owner gives this one a name and postcodes, and serves it. */
const ownArea: ShopFolder['areas'][number] = {
  id: 'area',
  name: { el: 'Η περιοχή μας', en: 'Our area' },
  postcodes: ['10000'],
  center: { lat: 38.5, lng: 23.5 },
  served: false,
}
