import type { Text } from '#shop/language.ts'
import { type FieldChange, fieldChanges, type Json } from '#shop/staff-room/merge.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/staff-room/refusal.ts'
import {
  mayDraft,
  type Piece,
  type PieceKind,
  type ReleaseStatus,
  releaseInstant,
} from '#shop/staff-room/release.ts'
import { randomId } from '../calls/random.ts'
import { dropOpenLines, noteLines } from '../db/staff-room/release-lines.ts'
import {
  addRelease,
  deleteRelease,
  listReleases,
  lockRelease,
  planRelease,
  type Release,
  releaseOne as readRelease,
  releaseChanges,
  undoRelease,
  type Waits,
  writeChange,
} from '../db/staff-room/releases.ts'
import { resumeSale } from '../db/staff-room/sale-stops.ts'
import type { ShopFolder } from '../folder/layout.ts'
import type { Problem } from '../folder/problem.ts'
import { readStored } from '../folder/store.ts'
import type { ActCall, Acted, StaffCall } from '../staff/desk-hook.ts'
import { approveAll, mayApprove, unapproved } from './approving.ts'
import { sightOf } from './cost-sight.ts'
import { type Gate, gateOf, isStopped, stopSelling } from './gate.ts'
import { type GateLine, linesOf } from './lines.ts'
import { lookAt } from './looking.ts'
import { namesIn } from './names.ts'
import { wholePiece } from './standard-words.ts'
import { termChanges } from './terms.ts'

type Id = { readonly releaseId: string }
type Acting<Data> = Promise<Acted<Data> | DeskRefusal>

/** Instants as ISO texts. */
type ReleaseRow = {
  readonly id: string
  readonly name: string
  readonly status: ReleaseStatus
  readonly goesLiveAt: string | null
  readonly liveAt: string | null
  readonly createdBy: string
  readonly plannedBy: string | null
  readonly reverts: string | null
  /** Why it is not live although its instant has passed. */
  readonly waits: Waits | null
}

type Lack = {
  readonly file: string
  readonly field: string
  readonly says: string
  /** The thing that it is said of; null: it is no thing of a release. */
  readonly piece: Piece | null
}

type ReleaseView = ReleaseRow & {
  readonly changes: readonly {
    readonly kind: PieceKind
    readonly piece: string
    /** What it is called; null: it has no name. */
    readonly name: { readonly el: string; readonly en: string } | null
    readonly isNew: boolean
    readonly isGone: boolean
    readonly fields: readonly FieldChange[]
    readonly changedBy: string
    readonly changedAt: string
  }[]
  /** What keeps it from being published, by the rules of the catalogue's folder. */
  readonly lacks: readonly Lack[]
  /** The recipes that who is asking approves by publishing. */
  readonly approves: readonly string[]
  readonly conflicts: readonly string[]
  /** What is sold already and touched; null: it is live. */
  readonly gate: Gate | null
  /** Sold lines since it was published, and what became of each. */
  readonly lines: readonly GateLine[]
  /** What the ids are called that stand in its fields, values and sentences. */
  readonly names: Readonly<Record<string, Text>>
  /** What the codes of `gains` are called. */
  readonly allergens: StaffCall['catalogue']['codes']['allergens']
}

export async function releaseCollection({
  db,
}: StaffCall): Promise<(ReleaseRow & { readonly changes: number })[]> {
  const releases = await listReleases(db)
  return releases.map(({ changes, ...release }) => ({ ...rowOf(release), changes }))
}

export async function releaseOne(
  { db, now, staff, catalogue }: StaffCall,
  { releaseId }: Id,
): Promise<ReleaseView | DeskRefusal> {
  const release = await readRelease(db, releaseId)
  if (!release) return refuseAtDesk('release-not-found')
  const changes = await releaseChanges(db, releaseId)
  const { shop } = await readStored(db)
  const isLive = release.status === 'live'
  const look = isLive ? null : lookAt(shop, changes)
  const open = look && release.status === 'draft' ? await unapproved(db, look) : []
  const approves = mayApprove(staff.roles)
  const sight = sightOf(staff.roles)
  const at = Math.max(now, release.goesLiveAt?.getTime() ?? now)
  const isReadable = look && namesOnlyKnown(look.wanted)
  const gate = isReadable ? await gateOf(db, { before: shop, look, at, releaseId }) : null
  const view = {
    ...rowOf(release),
    changes: changes.map(({ kind, piece, changedBy, changedAt, ...change }, at) => {
      const shown = (value: Json) => wholePiece({ kind, piece }, value ?? null)
      const from = shown(isLive ? change.liveBefore : look?.changes[at]?.live)
      const to = shown(isLive ? change.liveAfter : look?.changes[at]?.wanted)
      return {
        ...{ kind, piece, changedBy },
        name: nameIn(kind, to) ?? nameIn(kind, from),
        // Where a shop says nothing of its terms, the usual ones hold.
        isNew: from === null && kind !== 'terms',
        isGone: to === null && kind !== 'terms',
        fields: fieldsOf({ kind, piece }, sight(kind, from), sight(kind, to)),
        changedAt: changedAt.toISOString(),
      }
    }),
    lacks: [...(look?.problems.map(lackOf) ?? []), ...(approves ? [] : open.map(notApproved))],
    approves: approves ? open.map(({ dish }) => dish) : [],
    conflicts: look?.conflicts ?? [],
    gate,
    lines: await linesOf(db, releaseId, { touched: gate?.touched ?? [], now }),
    allergens: catalogue.codes.allergens,
  }
  const { waits, lacks, conflicts } = view
  const said = [changes, view.changes, lacks, conflicts, waits, view.approves, gate?.overfull]
  const drafted = view.changes.flatMap(({ piece, name }) => (name ? [[piece, name]] : []))
  return {
    ...view,
    names: { ...Object.fromEntries(drafted), ...namesIn(look?.wanted ?? shop, said) },
  }
}

export async function releaseCreate(
  { tx, staff, now }: ActCall,
  { name }: { name: string },
): Promise<Acted<{ id: string }>> {
  const id = randomId()
  await addRelease(tx, { id, name, staffId: staff.id, reverts: null, now: new Date(now) })
  return { data: { id }, deed: deedOf(id, null, 'draft') }
}

export async function releaseDelete({ tx }: ActCall, { releaseId }: Id): Acting<null> {
  const release = await lockRelease(tx, releaseId)
  if (!release) return refuseAtDesk('release-not-found')
  if (release.status !== 'draft') return refuseAtDesk('release-not-draft')
  await deleteRelease(tx, releaseId)
  return { data: null, deed: deedOf(releaseId, 'draft', null) }
}

/**
 * `at`: wall time in Athens; null: at once. `seen`: the gate’s list that the person saw. From then on
 * nothing is sold that the release takes away.
 */
export async function releasePublish(
  call: ActCall,
  { releaseId, at, seen }: Id & { at: string | null; seen?: string | undefined },
): Acting<{ goesLiveAt: string }> {
  const { tx, staff, now, jobs } = call
  const release = await lockRelease(tx, releaseId)
  if (!release) return refuseAtDesk('release-not-found')
  if (release.status !== 'draft') return refuseAtDesk('release-not-draft')
  const instant = at === null ? now : releaseInstant(at, now)
  if (instant === null) return refuseAtDesk('release-instant')
  const changes = await releaseChanges(tx, releaseId)
  if (changes.length === 0) return refuseAtDesk('release-empty')
  if (!changes.every(({ kind }) => mayDraft(staff.roles, kind)))
    return refuseAtDesk('role-not-allowed')
  const { shop } = await readStored(tx)
  const look = lookAt(shop, changes)
  const { problems, conflicts } = look
  if (problems.length > 0 || conflicts.length > 0)
    return refuseAtDesk('release-lacks', { lacks: problems.map(lackOf), conflicts })
  const open = await unapproved(tx, look)
  if (open.length > 0 && !mayApprove(staff.roles))
    return refuseAtDesk('release-lacks', { lacks: open.map(notApproved), conflicts })
  const before = { before: shop, look, at: instant, releaseId }
  const gate = await gateOf(tx, before)
  if (isStopped(gate) && gate.seen !== seen) return refuseAtDesk('release-touches', gate)
  await approveAll(tx, open, { staffId: staff.id, now: new Date(now) })
  await stopSelling(tx, { ...before, now })
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

/** What is planned is a draft again; what is live stays. */
export async function releaseUndo({ tx, kitchen }: ActCall, { releaseId }: Id): Acting<null> {
  const release = await lockRelease(tx, releaseId)
  if (!release) return refuseAtDesk('release-not-found')
  if (release.status !== 'planned') return refuseAtDesk('release-not-planned')
  await undoRelease(tx, releaseId)
  await dropOpenLines(tx, releaseId)
  await resumeSale(tx, releaseId)
  kitchen.changed()
  return { data: null, deed: deedOf(releaseId, 'planned', 'draft') }
}

/** A draft of everything as it was before; what changed since then is a conflict, as in any draft. */
export async function releaseRevert(
  { tx, staff, now }: ActCall,
  { releaseId }: Id,
): Acting<{ id: string }> {
  const release = await lockRelease(tx, releaseId)
  if (!release) return refuseAtDesk('release-not-found')
  if (release.status !== 'live') return refuseAtDesk('release-not-live')
  const id = randomId()
  const by = { staffId: staff.id, now: new Date(now) }
  const name = `↶ ${release.name}`.slice(0, 80)
  await addRelease(tx, { id, name, reverts: releaseId, ...by })
  for (const { kind, piece, liveBefore, liveAfter } of await releaseChanges(tx, releaseId))
    await writeChange(tx, id, { kind, piece, before: liveAfter, after: liveBefore }, by)
  return { data: { id }, deed: { ...deedOf(id, null, 'draft'), reason: `release ${releaseId}` } }
}

function deedOf(id: string, from: string | null, to: string | null) {
  return { subject: `release ${id}`, changes: { status: { from, to } } }
}

function rowOf({ goesLiveAt, liveAt, ...release }: Release): ReleaseRow {
  return {
    ...release,
    goesLiveAt: goesLiveAt?.toISOString() ?? null,
    liveAt: liveAt?.toISOString() ?? null,
  }
}

/** Of a recipe with an ingredient that is none nothing can be declared, so nothing be compared. */
function namesOnlyKnown({ dishes, ingredients }: ShopFolder): boolean {
  const known = new Set(ingredients.map(({ id }) => id))
  const recipes = [
    ...[...dishes.values()].flatMap(({ recipe, dip }) => [recipe, dip?.recipe ?? {}]),
    ...ingredients.map(({ recipe }) => recipe ?? {}),
  ]
  return recipes.every(recipe => Object.keys(recipe).every(id => known.has(id)))
}

function lackOf({ file, field, says, piece }: Problem): Lack {
  return { file, field, says, piece: piece ?? null }
}

function notApproved({ dish }: { readonly dish: string }): Lack {
  const [, component] = /^component (.+)$/.exec(dish) ?? []
  const piece = component
    ? { kind: 'ingredient' as const, piece: component }
    : { kind: 'dish' as const, piece: dish }
  const says = 'no dietitian has approved this recipe'
  return { file: dish, field: 'recipe', says, piece }
}

/** A thing that is new or goes is said by its name; the limits of a day have none. */
function fieldsOf({ kind, piece }: Piece, from: Json, to: Json): readonly FieldChange[] {
  if (kind === 'day-limit') {
    const limits = (day: Json) => ({ date: piece, windows: {}, dishes: {}, ...(day as object) })
    return fieldChanges(limits(from), limits(to))
  }
  if (kind === 'terms') return termChanges(piece, from, to)
  return from === null || to === null ? [] : fieldChanges(from, to)
}

/** Hours of a window, the code of a coupon, or what the thing itself says. */
function nameIn(kind: PieceKind, value: Json): Text | null {
  const { name, reason, from, to, code } = (value ?? {}) as { readonly [field: string]: Json }
  const same = (text: string) => ({ el: text, en: text })
  if (kind === 'window' && from && to) return same(`${from}–${to}`)
  if (kind === 'coupon' && typeof code === 'string') return same(code)
  const text = (name ?? reason) as { el?: Json; en?: Json } | undefined
  return typeof text?.el === 'string' && typeof text.en === 'string'
    ? { el: text.el, en: text.en }
    : null
}
