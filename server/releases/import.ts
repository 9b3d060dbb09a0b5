import { isDeepStrictEqual } from 'node:util'
import type { Pool } from 'pg'
import { type Need, readNeeds } from '../db/catalogue-needs.ts'
import { lockCatalogue } from '../db/catalogue-writing.ts'
import { type Db, transaction } from '../db/database.ts'
import { forgetLivePictures } from '../db/release/pictures.ts'
import { differences } from '../folder/difference.ts'
import type { ShopFolder } from '../folder/layout.ts'
import { listed } from '../folder/listed.ts'
import { readPictures } from '../folder/pictures.ts'
import { pictureChanges, placeAll } from '../folder/placed-pictures.ts'
import type { Problem } from '../folder/problem.ts'
import { readFolder } from '../folder/read.ts'
import { rowsOf } from '../folder/rows.ts'
import { readStored, writeStored } from '../folder/store.ts'
import { sizePictures } from '../pictures/sizing.ts'
import { changeCapacity, type Offers, offersOf } from './gate.ts'
import { soldAlready } from './sold-already.ts'

type Import = {
  /** As the shop was when the differences were shown. */
  readonly before: ShopFolder
  readonly wanted: ShopFolder
  readonly offers: Offers
  readonly lines: readonly string[]
  /** Why it cannot be done; then nothing is. */
  readonly refusals: readonly string[]
  /** What an owner should know; it keeps nothing back. */
  readonly remarks: readonly Problem[]
  /** What is sold already and would be hurt; a person has to want it all the same. */
  readonly sold: Awaited<ReturnType<typeof soldAlready>>
  readonly pictures: Awaited<ReturnType<typeof pictureChanges>>
}

/** What an import of this folder would do; its problems where it is not in order. */
export async function planImport(
  db: Pool,
  dataDir: string,
  folder: string,
  now: Date,
): Promise<Import | { readonly problems: readonly Problem[] }> {
  const { shop, problems, remarks } = await readFolder(folder)
  if (!shop || problems.length > 0) return { problems }
  const found = await readPictures(folder, shop)
  if (found.problems.length > 0) return { problems: found.problems }
  const { shop: before, faults } = await readStored(db)
  const wanted = withKnownIds(shop, before)
  const { stays, refusals } = await needsOf(db, before, wanted)
  const offers = offersOf(before, rowsOf(wanted))
  const sold = await soldAlready(db, offers, now)
  const pictures = await pictureChanges(found.pictures, dataDir)
  const lines = [
    ...differences(before, wanted),
    ...stays,
    ...faults.map(fault => `replaced, whatever it was: ${fault}`),
    ...pictures.map(({ says }) => says),
  ]
  return { before, wanted, offers, lines, refusals, remarks, sold, pictures }
}

/**
 * Does it in one transaction; the pictures follow. A sentence where the shop changed since the
 * differences were shown, or an order came in that needs what goes, or that it would hurt: nothing is
 * done then.
 */
export async function carryOutImport(
  db: Pool,
  dataDir: string,
  { before, wanted, offers, sold, pictures }: Import,
  now: Date,
): Promise<string | null> {
  const trouble = await transaction(db, async tx => {
    await lockCatalogue(tx)
    const { shop } = await readStored(tx)
    if (!isDeepStrictEqual(shop, before))
      return 'The shop was changed meanwhile. Look at the differences again.'
    const { refusals } = await needsOf(tx, before, wanted)
    if (refusals.length > 0) return refusals.join('\n')
    const { seen } = await soldAlready(tx, offers, now)
    if (seen !== sold.seen) return 'More was sold meanwhile that it would hurt. Look at it again.'
    await writeStored(tx, wanted, now)
    await changeCapacity(tx, { ...offers, at: now.getTime() })
    // What a release put there is replaced by these files.
    await forgetLivePictures(
      tx,
      pictures.map(({ picture }) => pieceOfPicture(picture)),
    )
    return null
  })
  if (trouble) return trouble
  await placeAll(pictures)
  await sizePictures(dataDir, () => {})
  return null
}

/** A dish of the same file name stays the dish that it was, where the file names no id. */
function withKnownIds(shop: ShopFolder, before: ShopFolder): ShopFolder {
  const dishes = [...shop.dishes].map(([slug, dish]) => {
    const id = dish.id ?? before.dishes.get(slug)?.id
    return [slug, id ? { ...dish, id } : dish] as const
  })
  return { ...shop, dishes: new Map(dishes) }
}

/** Orders keep copies of dishes, plans and hours, but nobody hands over at a counter that is gone. */
async function needsOf(
  db: Db,
  before: ShopFolder,
  wanted: ShopFolder,
): Promise<{ stays: string[]; refusals: string[] }> {
  const [old, now] = [rowsOf(before).catalogue, rowsOf(wanted).catalogue]
  const gone = (own: readonly { id: string }[], other: readonly { id: string }[]) => {
    const kept = new Set(other.map(({ id }) => id))
    return own.map(({ id }) => id).filter(id => !kept.has(id))
  }
  const needs = await readNeeds(db, {
    meal: gone(old.meals, now.meals),
    plan: gone(old.plans, now.plans),
    spot: gone(old.spots, now.spots),
    time_period: gone(old.timePeriods, now.timePeriods),
  })
  const nameOf = (kind: Need['kind'], id: string) => {
    const rows = { meal: old.meals, plan: old.plans, spot: old.spots, time_period: [] }[kind]
    return rows.find(row => row.id === id)?.name.en ?? id
  }
  const stays: string[] = []
  const refusals: string[] = []
  for (const { kind, id, orders, members } of needs) {
    const open = `${orders.length === 1 ? 'order' : 'orders'} ${listed(orders)}`
    if (kind !== 'spot') {
      stays.push(
        `${nameOf(kind, id)} is sold no longer; ${open} ${orders.length === 1 ? 'is' : 'are'} delivered as sold`,
      )
      continue
    }
    const needed = [
      ...(orders.length > 0 ? [`${open} go there`] : []),
      ...(members > 0
        ? [`${members === 1 ? '1 person belongs' : `${members} people belong`} to it`]
        : []),
    ]
    refusals.push(`${nameOf(kind, id)} (${id}) cannot go: ${needed.join(', and ')}.`)
  }
  return { stays, refusals }
}

function pieceOfPicture({ group, name }: { group: string; name: string }): string {
  return group === name ? group : `${group}_${name}`
}
