import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { isSame } from '#shop/merge/merge.ts'
import { noteFolderState, readFolderState } from '../db/meal/folder-states.ts'
import { livePictures } from '../db/release/pictures.ts'
import { readIfThere } from '../pictures/picture-sources.ts'
import { placeLivePictures } from '../pictures/placed-live.ts'
import { sourcePictures } from '../pictures/source-pictures.ts'
import { copyWhole, replace } from '../whole-files.ts'
import { readStateName, stateName, writeStateName } from './common-state.ts'
import { changedFields } from './difference.ts'
import { readTexts } from './files.ts'
import { folderOf } from './folder-of.ts'
import { withKnownIds } from './known-ids.ts'
import { documents, type ShopFolder } from './layout.ts'
import type { Problem } from './problem.ts'
import { type Published, publishedSince, withPublished } from './published.ts'
import { bringMarks } from './published-marks.ts'
import { readShop } from './read.ts'
import { rowsOf } from './rows.ts'
import { readStored } from './store.ts'
import { writtenTexts } from './write.ts'
import { type Written, writtenFolder } from './written.ts'
import { editedYaml } from './yaml-edit.ts'

type BroughtBack = {
  /** What was written, a line each. */
  readonly lines: readonly string[]
  /** Values that the folder changed, too: its own stay, and the next import asks. */
  readonly undecided: readonly Published[]
}
type NotBroughtBack = { readonly problems: readonly Problem[] } | { readonly refused: string }

/**
 * Writes into a folder what was published since it was last imported or exported: single values in
 * their places, comments kept.
 */
export async function bringBack(
  db: Pool,
  { folder, dataDir, now }: { folder: string; dataDir: string; now: Date },
): Promise<BroughtBack | NotBroughtBack> {
  const { texts, problems } = await readTexts(folder)
  const read = readShop(texts)
  if (!read.shop || problems.length + read.problems.length > 0)
    return { problems: [...problems, ...read.problems] }
  const name = await readStateName(folder)
  const base = name === null ? null : await readFolderState(db, name)
  if (!base) return { refused: `${folder} ${unknown}` }
  const { shop: stored } = await readStored(db)
  const says = saidBy(withKnownIds(read.shop, stored))
  const states = { base: base.files, folder: says, shop: writtenFolder(stored) }
  const undecided = publishedSince(states).filter(({ isInBoth }) => isInBoth)
  const wanted = withPublished(states, ({ isInBoth }) => !isInBoth)
  const pictures = read.shop.shop.pictures
  const changed = changedTexts(texts, says, wanted, pictures ? { pictures } : {})
  for (const [file, text] of changed)
    if (text === null) await rm(join(folder, file), { force: true })
    else await replace(join(folder, file), text)
  const drawn = await bringMarks(folder, base.files, stored.marks)
  const shown = await bringPictures(db, dataDir, join(folder, pictures ?? 'pictures'))
  const common = { ...commonState(states, undecided), ...drawn.state }
  await noteFolderState(db, { name: stateName(common), files: common, now })
  await writeStateName(folder, stateName(common))
  const lines = [...linesOf(says, wanted), ...drawn.lines, ...shown]
  return { lines, undecided: [...undecided, ...drawn.undecided] }
}

const unknown = [
  'holds something, and does not say which state of this shop it began with, so what was published',
  'since then is not known. Export into an empty folder.',
].join(' ')

/** The texts of the files that change; null: the file goes. `unsaid`: what the shop does not remember. */
function changedTexts(
  texts: ReadonlyMap<string, string>,
  says: Written,
  wanted: Written,
  unsaid: { readonly pictures?: string },
): Map<string, string | null> {
  const anew = (file: string, value: Written[string]) => {
    const whole = file === documents.shop.file ? { ...(value as object), ...unsaid } : value
    return writtenTexts({ [file]: whole }).get(file) ?? ''
  }
  const changed = new Map<string, string | null>()
  for (const file of new Set([...Object.keys(says), ...Object.keys(wanted)])) {
    const [before, after] = [says[file], wanted[file]]
    if (isSame(before, after)) continue
    const text = texts.get(file)
    if (after === undefined) changed.set(file, null)
    else
      changed.set(
        file,
        text === undefined ? anew(file, after) : editedYaml(text, { before, after }),
      )
  }
  // A file that was written in a way of its own may not have taken a change where it was looked for.
  const read = readShop(new Map([...texts, ...[...changed].flatMap(kept)]))
  const now = read.shop ? saidBy(read.shop) : {}
  for (const [file, text] of changed) {
    const after = wanted[file]
    if (text !== null && after !== undefined && !isSame(now[file], after))
      changed.set(file, anew(file, after))
  }
  return changed
}

function kept([file, text]: readonly [string, string | null]): [string, string][] {
  return text === null ? [] : [[file, text]]
}

/** Equal however the owner spelt it. */
function saidBy(shop: ShopFolder): Written {
  return writtenFolder(folderOf(rowsOf(shop)))
}

/** What folder and shop have in common from now on: all of the shop but what waits for a choice. */
function commonState(
  { base, shop }: { base: Written; shop: Written },
  undecided: readonly Published[],
) {
  const waits = (file: string, field: string) =>
    undecided.some(
      one => one.file === file && `${field}.`.startsWith(one.field ? `${one.field}.` : ''),
    )
  return withPublished({ base, folder: base, shop }, ({ file, field }) => !waits(file, field))
}

function linesOf(says: Written, wanted: Written): string[] {
  return [...new Set([...Object.keys(says), ...Object.keys(wanted)])].flatMap(file => {
    const [before, after] = [says[file], wanted[file]]
    if (isSame(before, after)) return []
    if (before === undefined) return [`${file} is new`]
    if (after === undefined) return [`${file} goes`]
    return [file, ...changedFields(before, after).map(line => `  ${line}`)]
  })
}

/** What a release put up, and what the folder lacks; a photo that its owner has not imported yet stays. */
async function bringPictures(db: Pool, dataDir: string, folder: string): Promise<string[]> {
  await placeLivePictures(db, dataDir)
  const live = await livePictures(db)
  if (live.size === 0) return []
  const lines: string[] = []
  for (const { piece, file, path } of await sourcePictures(dataDir)) {
    const [own, other] = [await readIfThere(join(folder, file)), await readIfThere(path)]
    if (!other || own?.equals(other)) continue
    if (own && !live.has(piece)) continue
    await copyWhole(path, join(folder, file))
    lines.push(`pictures/${file} is the one that the shop shows`)
  }
  return lines
}
