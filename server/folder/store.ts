import type { PoolClient } from 'pg'
import { changedLimits, ownLimits } from '#shop/capacity/day-limits.ts'
import { isSame } from '#shop/merge.ts'
import { athensDate } from '#shop/schedule.ts'
import type { DayLimit } from '#shop/shop-data/day-limits.ts'
import { readSoundRows } from '../catalogue/remembered-rows.ts'
import { shopDataNames } from '../catalogue/shop-data.ts'
import { faultLine } from '../catalogue/sound-rows.ts'
import { writeLimits } from '../db/capacity-limits.ts'
import {
  lockCatalogue,
  noteInstant,
  readCoupons,
  readPlanRules,
  writeCatalogue,
  writeCoupons,
  writePlanRules,
} from '../db/catalogue-writing.ts'
import type { Db } from '../db/database.ts'
import {
  deleteUnusedIngredients,
  readIngredients,
  readRecipes,
  writeIngredients,
  writeRecipes,
} from '../db/recipes.ts'
import { livePictures, writeLivePictures } from '../db/release/pictures.ts'
import { readShopData, writeShopData } from '../db/shop-data.ts'
import { folderOf } from './folder-of.ts'
import type { ShopFolder } from './layout.ts'
import { rowsOf, type ShopRows } from './rows.ts'

/**
 * A running shop as the folder that it would be; `faults` name rows that no folder can hold. `pool`: the one
 * that a transaction belongs to, which may have read the catalogue already.
 */
export async function readStored(
  db: Db,
  pool = db,
): Promise<{ shop: ShopFolder; faults: string[] }> {
  const { rows, faults } = await readSoundRows(db, pool)
  const recipes = await readRecipes(db)
  const bare = rows.meals.filter(({ id }) => !recipes.has(id))
  const shopRows: ShopRows = {
    catalogue: rows,
    ingredients: await readIngredients(db),
    recipes,
    coupons: await readCoupons(db),
    planRules: (await readPlanRules(db)) as ShopRows['planRules'],
  }
  const placed = await livePictures(db)
  return {
    shop: { ...folderOf(shopRows), ...(placed.size > 0 && { placed }) },
    faults: [
      ...faults.map(faultLine),
      ...bare.map(({ slug }) => `meal ${slug}: has no recipe in this database`),
    ],
  }
}

/** Makes the database hold what a folder says, which the caller has checked. */
export async function writeStored(
  tx: PoolClient,
  shop: ShopFolder,
  now: Date,
  rows = rowsOf(shop),
): Promise<void> {
  await lockCatalogue(tx)
  const { dayLimits: limitsBefore = [] } = (await readShopData(tx)) as { dayLimits?: DayLimit[] }
  await noteInstant(tx, now)
  const before = await readIngredients(tx)
  await writeCatalogue(tx, rows.catalogue)
  await writeIngredients(tx, rows.ingredients)
  const recipes = await readRecipes(tx)
  const changed = [...rows.recipes].filter(([meal, recipe]) => !isSame(recipe, recipes.get(meal)))
  await writeRecipes(tx, new Map(changed))
  const kept = new Set(rows.ingredients.map(({ id }) => id))
  await deleteUnusedIngredients(
    tx,
    before.map(({ id }) => id).filter(id => !kept.has(id)),
  )
  await writeCoupons(tx, rows.coupons, now)
  const { shopData = {} } = rows.catalogue
  for (const name of shopDataNames) await writeShopData(tx, name, shopData[name] ?? null)
  const today = athensDate(now.getTime())
  const own = (days: readonly DayLimit[]) =>
    ownLimits(
      days.filter(({ date }) => date >= today),
      rows.catalogue.meals,
    )
  const after = own(shop.shop.dayLimits ?? [])
  await writeLimits(tx, changedLimits(own(limitsBefore), after, shop.shop.kitchen))
  if (rows.planRules) await writePlanRules(tx, rows.planRules)
  if (shop.placed) await writeLivePictures(tx, shop.placed)
}
