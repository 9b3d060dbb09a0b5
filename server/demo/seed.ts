import { hash } from '@node-rs/argon2'
import type { Pool } from 'pg'
import { demoGift } from '#shop/coupon/gift.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import { giveSignUpGift } from '../carts/coupon.ts'
import { catalogueFrom } from '../catalogue/memory.ts'
import { soundRows } from '../catalogue/sound-rows.ts'
import { setManager } from '../db/company/managers.ts'
import { addCustomer } from '../db/customer/customers.ts'
import { addCustomerSpot } from '../db/customer/spots.ts'
import { transaction } from '../db/database.ts'
import { readCatalogue } from '../db/meal/catalogue.ts'
import { claimSeed, countMailsAsSent, isInUse } from '../db/shop/seeded.ts'
import { countEventsAsTold } from '../db/shop/shop-events.ts'
import type { ShopFolder } from '../folder/layout.ts'
import { writeStored } from '../folder/store.ts'
import { demoShopFolder } from './catalogue.ts'
import { addDemoOrders, addOfficeOrders } from './orders.ts'
import { demoCalendar } from './weeks.ts'

/** A customer, a company's employee, and an employee who sees what the company owes. */
export const demoLogins = [
  {
    id: 'demo-maria',
    name: 'Μαρία Παπαδάκη',
    email: 'maria@gastra.example',
    password: 'gastra-demo',
  },
  {
    id: 'demo-eleni',
    name: 'Ελένη Δήμου',
    email: 'eleni@lefka.example',
    password: 'gastra-demo',
  },
  {
    id: 'demo-petros',
    name: 'Πέτρος Αλεξίου',
    email: 'petros@lefka.example',
    password: 'gastra-demo',
  },
] as const

/**
 * Fills an empty database with the demo shop, once; true when it did. A shop in use is none. Its
 * orders stand around `now`.
 */
export async function seedDemo(
  db: Pool,
  folder: Promise<ShopFolder | null> | null = null,
  now = new Date(),
): Promise<boolean> {
  return transaction(db, async tx => {
    if (!(await claimSeed(tx, 'demo')) || (await isInUse(tx))) return false
    // On other threads, while the folder is read on this one.
    const hashing = Promise.all(demoLogins.map(({ password }) => hash(password)))
    const shop = (await folder) ?? (await demoShopFolder())
    const calendar = [...demoCalendar(athensDate(now.getTime()))]
    await writeStored(tx, { ...shop, weeks: { ...shop.weeks, calendar } }, now)
    // Before the oldest of their orders.
    const joined = new Date(now.getTime() - 30 * 86_400_000)
    const hashes = await hashing
    for (const [at, { password: _, ...login }] of demoLogins.entries()) {
      await addCustomer(tx, {
        ...login,
        lang: 'el',
        passwordHash: hashes[at] ?? '',
        emailVerifiedAt: joined,
        now: joined,
      })
      await giveSignUpGift(tx, login.id, { now, amount: demoGift })
    }
    const catalogue = catalogueFrom(soundRows(await readCatalogue(tx)).rows)
    await addDemoOrders(tx, demoLogins[0], catalogue, now.getTime())
    const [, ...employees] = demoLogins
    for (const { id } of employees) await addCustomerSpot(tx, id, 'lefka', now.getTime())
    await setManager(tx, { customerId: 'demo-petros', spotId: 'lefka' }, true)
    await addOfficeOrders(tx, employees, catalogue, now.getTime())
    await countMailsAsSent(tx, now)
    await countEventsAsTold(tx)
    return true
  })
}
