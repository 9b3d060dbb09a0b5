import { isDeepStrictEqual } from 'node:util'
import type { Pool } from 'pg'
import { pieceOfPicture } from '#shop/publishing/picture.ts'
import { transaction } from '../db/database.ts'
import { lockCatalogue } from '../db/meal/catalogue-writing.ts'
import { noteFolderState, readFolderState } from '../db/meal/folder-states.ts'
import { forgetLivePictures } from '../db/release/pictures.ts'
import { readStateName, stateName } from '../folder/common-state.ts'
import { differences } from '../folder/difference.ts'
import { folderOf } from '../folder/folder-of.ts'
import { withKnownIds } from '../folder/known-ids.ts'
import type { ShopFolder } from '../folder/layout.ts'
import { readPictures } from '../folder/pictures.ts'
import { pictureChanges, placeAll } from '../folder/placed-pictures.ts'
import { fieldOf, type Problem } from '../folder/problem.ts'
import { textOfProblem } from '../folder/problem-text.ts'
import {
  type CountsShop,
  type Published,
  publishedSince,
  withPublished,
} from '../folder/published.ts'
import { markState, mergedMarks } from '../folder/published-marks.ts'
import { readFolder, readShop } from '../folder/read.ts'
import { rowsOf } from '../folder/rows.ts'
import { readStored, writeStored } from '../folder/store.ts'
import { writtenTexts } from '../folder/write.ts'
import { type Written, writtenFolder } from '../folder/written.ts'
import { sizePictures } from '../pictures/sizing.ts'
import { changeCapacity, type GateCatalogues, gateCatalogues } from './gate.ts'
import { needsOf, publishedPicture } from './import-needs.ts'
import { soldAlready } from './sold-already.ts'

type Import = {
  /** The shop when the differences were shown. */
  readonly before: ShopFolder
  readonly wanted: ShopFolder
  /** What the folder itself says, without what was published. */
  readonly says: Written
  /** Values that were published since the folder was last imported or exported. */
  readonly published: readonly Published[]
  /** When that was; null: nobody knows, and all that differs is taken from the folder. */
  readonly since: Date | null
  readonly offers: GateCatalogues
  readonly lines: readonly string[]
  /** With a refusal nothing is imported. */
  readonly refusals: readonly string[]
  /** Remarks do not stop the import. */
  readonly remarks: readonly Problem[]
  /** Sold orders that it would hurt: a person must accept them. */
  readonly sold: Awaited<ReturnType<typeof soldAlready>>
  readonly pictures: Awaited<ReturnType<typeof pictureChanges>>
}

/**
 * The plan of an import; the problems of a folder that is not in order. What was published since the
 * folder was last imported or exported stays, unless `countsShop` says that the folder counts.
 */
export async function planImport(
  db: Pool,
  dataDir: string,
  folder: string,
  { now, countsShop = ({ isInBoth }) => !isInBoth }: { now: Date; countsShop?: CountsShop },
): Promise<Import | { readonly problems: readonly Problem[] }> {
  const { shop, problems, remarks } = await readFolder(folder)
  if (!shop || problems.length > 0) return { problems }
  const found = await readPictures(folder, shop)
  if (found.problems.length > 0) return { problems: found.problems }
  const { shop: before, faults } = await readStored(db)
  const own = withKnownIds(shop, before)
  const says = writtenFolder(folderOf(rowsOf(own)))
  const base = await readFolderState(db, await readStateName(folder))
  const states = { base: base?.files ?? {}, folder: says, shop: writtenFolder(before) }
  const published = base ? publishedSince(states) : []
  const both = published.some(countsShop)
    ? readShop(writtenTexts(withPublished(states, countsShop)))
    : { shop: own, problems: [] }
  const drawn = { base: base?.files ?? null, folder: own.marks ?? {}, shop: before.marks ?? {} }
  const { marks, published: publishedMarks } = mergedMarks(drawn, countsShop)
  const wanted = { ...(both.shop ?? own), marks }
  const { stays, refusals } = await needsOf(db, before, wanted)
  const offers = gateCatalogues(rowsOf(before), rowsOf(wanted))
  const sold = await soldAlready(db, offers, now)
  const changedPictures = await pictureChanges(found.pictures, dataDir)
  const byRelease = changedPictures.filter(({ picture }) =>
    before.placed?.has(pieceOfPicture(picture)),
  )
  const publishedPictures = base ? byRelease.map(publishedPicture) : []
  const stay = new Set(publishedPictures.filter(countsShop).map(({ file }) => file))
  const pictures = changedPictures.filter(({ picture }) => !stay.has(picture.file))
  const lines = [
    ...differences(before, wanted),
    ...stays,
    ...faults.map(fault => `replaced, whatever it was: ${fault}`),
    ...pictures.map(({ says }) => says),
  ]
  return {
    ...{ before, wanted, says: { ...says, ...markState(own.marks) }, since: base?.notedAt ?? null },
    published: [...published, ...publishedMarks, ...publishedPictures],
    ...{ offers, lines, remarks, sold, pictures },
    refusals: [...both.problems.map(unfit), ...refusals],
  }
}

function unfit({ file, path, lack }: Problem): string {
  const field = path.length > 0 ? ` ${fieldOf(path)}` : ''
  return `Together with what was published: ${file}${field}: ${textOfProblem(lack)}.`
}

/** Notes what the folder said, where an import has nothing to change. */
export async function noteImport(db: Pool, { says }: Import, now: Date): Promise<void> {
  await noteFolderState(db, { name: stateName(says), files: says, now })
}

/**
 * Imports in one transaction; the pictures follow. Refused, with nothing done, if since then the
 * shop changed, an order needs what goes, or an order would be hurt.
 */
export async function carryOutImport(
  db: Pool,
  dataDir: string,
  { before, wanted, says, offers, sold, pictures }: Import,
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
    await noteFolderState(tx, { name: stateName(says), files: says, now })
    // These files replace pictures of releases.
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
