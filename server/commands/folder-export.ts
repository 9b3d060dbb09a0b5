import type { Pool } from 'pg'
import type { Config } from '../config/config.ts'
import { bringBack } from '../folder/bring-back.ts'
import { readStateName } from '../folder/common-state.ts'
import { exportFolder } from '../folder/export.ts'
import { counted, refusedFor } from './counted.ts'
import type { CommandOutcome } from './shop-command.ts'
import { publishedLine } from './whose-values.ts'

/** Writes the shop as a new folder, or what was published into one that was in use before. */
export async function exported(
  db: Pool,
  { dataDir }: Config,
  folder: string,
): Promise<CommandOutcome> {
  const now = new Date()
  if ((await readStateName(folder)) !== null)
    return broughtBack(await bringBack(db, { folder, dataDir, now }))
  const { dishes, pictures, faults } = await exportFolder(db, { folder, dataDir, now })
  const wrote = `${folder} holds ${counted(dishes, 'dish', 'dishes')} and ${counted(pictures, 'picture')}.`
  return { done: true, says: [...faults.map(fault => `Left out: ${fault}`), wrote] }
}

function broughtBack(brought: Awaited<ReturnType<typeof bringBack>>): CommandOutcome {
  if ('problems' in brought) return refusedFor(brought.problems)
  if ('refused' in brought) return { done: false, says: [brought.refused] }
  const { lines, undecided } = brought
  const stay = undecided.map(one => `Yours stays until the next import asks: ${publishedLine(one)}`)
  if (lines.length + stay.length === 0)
    return { done: true, says: ['Nothing was published since that the folder does not say.'] }
  return { done: true, says: [...lines, ...stay] }
}
