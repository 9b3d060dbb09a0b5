import { isDeepStrictEqual } from 'node:util'
import type { PoolClient } from 'pg'
import { changedLimits, ownLimits } from '#shop/capacity/day-limits.ts'
import { isSame } from '#shop/merge/merge.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import type { DayLimit } from '#shop/shop-data/day-limits.ts'
import { readSoundRows } from '../catalogue/remembered-rows.ts'
import { shopDataNames } from '../catalogue/shop-data.ts'
import { faultLine } from '../catalogue/sound-rows.ts'
import { readCoupons, writeCoupons } from '../db/coupon/coupon-writing.ts'
import type { Db } from '../db/database.ts'
import { writeLimits } from '../db/load/capacity-limits.ts'
import {
  lockCatalogue,
  noteInstant,
  readPlanRules,
  writeCatalogue,
  writePlanRules,
} from '../db/meal/catalogue-writing.ts'
import {
  deleteUnusedIngredients,
  readIngredients,
  readRecipes,
  writeIngredients,
  writeRecipes,
} from '../db/meal/recipes.ts'
import { livePictures, writeLivePictures } from '../db/release/pictures.ts'
import { readShopData, writeShopData } from '../db/shop/shop-data.ts'
import { folderOf } from './folder-of.ts'
import type { ShopFolder } from './layout.ts'
import { rowsOf, type ShopRows } from './rows.ts'

/**
 * Reads the running shop as a folder; `faults` name rows that no folder can hold. `pool`: the pool
 * of a transaction, which may have read the catalogue already.
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

type Known = {
  readonly rows?: ShopRows
  /** The database's rows, read under the catalogue's lock: tables without a change are not written. */
  readonly was?: ShopRows | null
}

/** Writes a checked folder into the database. */
export async function writeStored(
  tx: PoolClient,
  shop: ShopFolder,
  now: Date,
  { rows = rowsOf(shop), was = null }: Known = {},
): Promise<void> {
  await lockCatalogue(tx)
  await noteInstant(tx, now)
  await writeCatalogue(tx, rows.catalogue, was?.catalogue ?? null)
  await writeFood(tx, rows, was)
  if (!isDeepStrictEqual(was?.coupons, rows.coupons)) await writeCoupons(tx, rows.coupons, now)
  await writeShopFile(tx, { rows, was, today: athensDate(now.getTime()) })
  const { planRules } = rows
  if (planRules && !isDeepStrictEqual(was?.planRules, planRules))
    await writePlanRules(tx, planRules)
  if (shop.placed) await writeLivePictures(tx, shop.placed)
}

/** An ingredient is there before a recipe names it, and goes when none does. */
async function writeFood(tx: PoolClient, rows: ShopRows, was: ShopRows | null): Promise<void> {
  const ingredients = was?.ingredients ?? (await readIngredients(tx))
  if (!isDeepStrictEqual(was?.ingredients, rows.ingredients))
    await writeIngredients(tx, rows.ingredients)
  const recipes = was?.recipes ?? (await readRecipes(tx))
  const changed = [...rows.recipes].filter(([meal, recipe]) => !isSame(recipe, recipes.get(meal)))
  if (changed.length > 0) await writeRecipes(tx, new Map(changed))
  const ids = new Set(rows.ingredients.map(({ id }) => id))
  const gone = ingredients.map(({ id }) => id).filter(id => !ids.has(id))
  if (gone.length > 0) await deleteUnusedIngredients(tx, gone)
}

/** Texts and terms, and what the kitchen counts by the limits of single days. */
async function writeShopFile(
  tx: PoolClient,
  { rows, was, today }: { rows: ShopRows; was: ShopRows | null; today: string },
): Promise<void> {
  const { meals, kitchenLimit, shopData = {} } = rows.catalogue
  const before = was?.catalogue.shopData ?? (await readShopData(tx))
  for (const name of shopDataNames)
    if (!isDeepStrictEqual(before[name], shopData[name]))
      await writeShopData(tx, name, shopData[name] ?? null)
  const limits = ({ dayLimits = [] }: { readonly dayLimits?: readonly DayLimit[] }) =>
    ownLimits(
      dayLimits.filter(({ date }) => date >= today),
      meals,
    )
  await writeLimits(tx, changedLimits(limits(before), limits(shopData), kitchenLimit))
}
