import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import type { StaffPerson } from '#shop/people/staff.ts'
import { mayDraft, type Piece, releaseInstant } from '#shop/publishing/release.ts'
import type { ActCall, Acted } from '../calls/desk-hook.ts'
import { randomId } from '../calls/random.ts'
import { releaseChanges, writeChanges } from '../db/release/changes.ts'
import { dropOpenLines, noteLines } from '../db/release/release-lines.ts'
import { addRelease, deleteRelease, planRelease, undoRelease } from '../db/release/release-steps.ts'
import { lockRelease } from '../db/release/releases.ts'
import { resumeSale } from '../db/release/sale-stops.ts'
import { rowsOf } from '../folder/rows.ts'
import { readStored } from '../folder/store.ts'
import { approveAll, mayApprove, unapproved } from './approval.ts'
import { lookAt } from './draft-look.ts'
import { gateCatalogues, gateOf, isStopped } from './gate.ts'
import { lackOf, notApproved } from './lacks.ts'
import { stopSelling } from './stops.ts'

type Id = { readonly releaseId: string }
type Acting<Data> = Promise<Acted<Data> | DeskRefusal>

export async function releaseCreate(
  { tx, staff, now }: ActCall,
  { name }: { name: string },
): Promise<Acted<{ id: string }>> {
  const id = randomId()
  await addRelease(tx, { id, name, staffId: staff.id, reverts: null, now: new Date(now) })
  return { data: { id }, deed: deedOf(id, null, 'draft') }
}

export async function releaseDelete({ tx, staff }: ActCall, { releaseId }: Id): Acting<null> {
  const release = await lockRelease(tx, releaseId)
  if (!release) return refuseAtDesk('release-not-found')
  if (release.status !== 'draft') return refuseAtDesk('release-not-draft')
  if (!mayDraftAll(staff, await releaseChanges(tx, releaseId)))
    return refuseAtDesk('role-not-allowed')
  await deleteRelease(tx, releaseId)
  return { data: null, deed: deedOf(releaseId, 'draft', null) }
}

/**
 * Plans or publishes a release. `at`: wall time in Athens; null: now. `seen`: the mark of the
 * gate's list that the person saw. Stops the sale of what the release takes away.
 */
export async function releasePublish(
  call: ActCall,
  { releaseId, at, seen }: Id & { at: string | null; seen?: string | undefined },
): Acting<{ goesLiveAt: string }> {
  const { tx, db, staff, now, jobs } = call
  const release = await lockRelease(tx, releaseId)
  if (!release) return refuseAtDesk('release-not-found')
  if (release.status !== 'draft') return refuseAtDesk('release-not-draft')
  const instant = at === null ? now : releaseInstant(at, now)
  if (instant === null) return refuseAtDesk('release-instant')
  const changes = await releaseChanges(tx, releaseId)
  if (changes.length === 0) return refuseAtDesk('release-empty')
  if (!mayDraftAll(staff, changes)) return refuseAtDesk('role-not-allowed')
  const { shop } = await readStored(tx, db)
  const look = lookAt(shop, changes)
  const { problems, conflicts } = look
  if (problems.length > 0 || conflicts.length > 0)
    return refuseAtDesk('release-lacks', { lacks: problems.map(lackOf), conflicts })
  const open = await unapproved(tx, look)
  if (open.length > 0 && !mayApprove(staff.roles))
    return refuseAtDesk('release-lacks', { lacks: open.map(notApproved), conflicts })
  const from = { ...gateCatalogues(rowsOf(shop), rowsOf(look.wanted)), at: instant, releaseId }
  const gate = await gateOf(tx, from)
  if (isStopped(gate) && gate.seen !== seen) return refuseAtDesk('release-touches', gate)
  await approveAll(tx, open, { staffId: staff.id, now: new Date(now) })
  await stopSelling(tx, { ...from, now })
  await noteLines(tx, releaseId, gate.touched, new Date(now))
  call.kitchen.changed()
  await planRelease(tx, { id: releaseId, staffId: staff.id, at: new Date(instant) })
  jobs.soon('releases')
  const goesLiveAt = new Date(instant).toISOString()
  return {
    data: { goesLiveAt },
    deed: {
      subject: `release ${releaseId}`,
      changes: { status: { from: 'draft', to: 'planned' }, at: { from: null, to: goesLiveAt } },
    },
  }
}

/** Makes a planned release a draft again; a live one is refused. */
export async function releaseUndo(
  { tx, staff, kitchen }: ActCall,
  { releaseId }: Id,
): Acting<null> {
  const release = await lockRelease(tx, releaseId)
  if (!release) return refuseAtDesk('release-not-found')
  if (release.status !== 'planned') return refuseAtDesk('release-not-planned')
  if (!mayDraftAll(staff, await releaseChanges(tx, releaseId)))
    return refuseAtDesk('role-not-allowed')
  await undoRelease(tx, releaseId)
  await dropOpenLines(tx, releaseId)
  await resumeSale(tx, releaseId)
  kitchen.changed()
  return { data: null, deed: deedOf(releaseId, 'planned', 'draft') }
}

/** Drafts the state before the release. Later changes are conflicts, as in any draft. */
export async function releaseRevert(
  { tx, staff, now }: ActCall,
  { releaseId }: Id,
): Acting<{ id: string }> {
  const release = await lockRelease(tx, releaseId)
  if (!release) return refuseAtDesk('release-not-found')
  if (release.status !== 'live') return refuseAtDesk('release-not-live')
  const changes = await releaseChanges(tx, releaseId)
  if (!mayDraftAll(staff, changes)) return refuseAtDesk('role-not-allowed')
  const id = randomId()
  const by = { staffId: staff.id, now: new Date(now) }
  const name = `↶ ${release.name}`.slice(0, 80)
  await addRelease(tx, { id, name, reverts: releaseId, ...by })
  const back = changes.map(({ kind, piece, liveBefore, liveAfter }) => ({
    ...{ kind, piece, before: liveAfter, after: liveBefore },
  }))
  await writeChanges(tx, id, back, by)
  return { data: { id }, deed: { ...deedOf(id, null, 'draft'), reason: `release ${releaseId}` } }
}

/** A person acts only on a release of things that they may draft (13.43). */
function mayDraftAll({ roles }: StaffPerson, changes: readonly Pick<Piece, 'kind'>[]): boolean {
  return changes.every(({ kind }) => mayDraft(roles, kind))
}

function deedOf(id: string, from: string | null, to: string | null) {
  return { subject: `release ${id}`, changes: { status: { from, to } } }
}
