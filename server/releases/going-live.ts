import type { Pool, PoolClient } from 'pg'
import { transaction } from '../db/database.ts'
import { lockCatalogue } from '../db/meal/catalogue-writing.ts'
import { releaseChanges } from '../db/release/changes.ts'
import { noteLive } from '../db/release/live-changes.ts'
import { endConsentLinks, noteLines } from '../db/release/release-lines.ts'
import { finishRelease, letReleaseWait } from '../db/release/release-steps.ts'
import { dueReleases, lockRelease } from '../db/release/releases.ts'
import { pieceOf } from '../folder/pieces.ts'
import { rowsOf } from '../folder/rows.ts'
import { readStored, writeStored } from '../folder/store.ts'
import type { RunningShop } from '../running-shop.ts'
import { unapproved } from './approval.ts'
import { lookAt } from './draft-look.ts'
import { changeCapacity, gateCatalogues, gateOf, isStopped } from './gate.ts'
import { approvedBefore, brokenRow, lackOf } from './lacks.ts'
import { stopSelling, tendStops } from './stops.ts'

/** Releases due within so many milliseconds get a wake of their own; others wait for the schedule. */
const soonMilliseconds = 15_000

/** Publishes the releases whose instant has come; answers how many. */
export async function publishDue(shop: RunningShop): Promise<number> {
  const { db, now, log } = shop
  const { due, next } = await dueReleases(db, new Date(now()))
  let done = 0
  for (const id of due)
    try {
      if (await goLive(db, id, new Date(now()))) done += 1
    } catch (error) {
      log(error, `the release ${id} did not go live and is tried again`)
    }
  await tendStops(db, now())
  const wait = next ? next.getTime() - now() : Number.POSITIVE_INFINITY
  if (wait < soonMilliseconds) setTimeout(() => shop.jobs.soon('releases'), wait).unref()
  return done
}

/** Writes a release in one transaction, whole or not at all. One that cannot go live waits with its reasons. */
export async function goLive(db: Pool, id: string, now: Date): Promise<boolean> {
  return transaction(db, async tx => {
    const release = await lockRelease(tx, id)
    const isDue = release?.goesLiveAt && release.goesLiveAt <= now
    if (release?.status !== 'planned' || !isDue) return false
    return writeRelease(tx, db, { id, now })
  })
}

type Due = { readonly id: string; readonly now: Date }

async function writeRelease(tx: PoolClient, pool: Pool, { id, now }: Due): Promise<boolean> {
  await lockCatalogue(tx)
  const { shop, faults } = await readStored(tx, pool)
  const look = lookAt(shop, await releaseChanges(tx, id))
  const open = await unapproved(tx, look)
  // Writing the folder would lose rows that no folder can hold.
  const lacks = [
    ...look.problems.map(lackOf),
    ...faults.map(brokenRow),
    ...open.map(approvedBefore),
  ]
  if (lacks.length > 0 || look.conflicts.length > 0) {
    await letReleaseWait(tx, id, { lacks, conflicts: look.conflicts, sold: 0 })
    return false
  }
  const at = now.getTime()
  const [was, rows] = [rowsOf(shop), rowsOf(look.wanted)]
  const from = { ...gateCatalogues(was, rows), at, releaseId: id }
  const gate = await gateOf(tx, from)
  if (isStopped(gate)) {
    const { touched, overfull } = gate
    await stopSelling(tx, { ...from, now: at })
    await noteLines(tx, id, touched, now)
    const sold = touched.length || overfull.length
    await letReleaseWait(tx, id, { lacks: [], conflicts: [], sold })
    return false
  }
  await writeStored(tx, look.wanted, now, { rows, was })
  await changeCapacity(tx, from)
  // History stores the value as written: trimmed, without defaults.
  const kept = look.changes.map(change => ({ ...change, wanted: pieceOf(look.wanted, change) }))
  await noteLive(tx, id, kept)
  await finishRelease(tx, id, now)
  await endConsentLinks(tx, id)
  return true
}
