import type { Text } from '#shop/language.ts'
import type { FieldChange, Json } from '#shop/merge/merge.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import type { Piece, PieceKind } from '#shop/publishing/release.ts'
import type { Conflict, ReleaseLack } from '#shop/publishing/release-lack.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { releaseChanges } from '../db/release/changes.ts'
import { releaseOne as readRelease } from '../db/release/releases.ts'
import type { ShopFolder } from '../folder/layout.ts'
import { rowsOf } from '../folder/rows.ts'
import { readStored } from '../folder/store.ts'
import { mayApprove, unapproved } from './approval.ts'
import { fieldsOf, nameIn } from './change-fields.ts'
import { sightOf } from './cost-sight.ts'
import { lookAt } from './draft-look.ts'
import { type Gate, gateCatalogues, gateOf } from './gate.ts'
import { lackOf, notApproved } from './lacks.ts'
import { type GateLine, linesOf } from './lines.ts'
import { namesIn, readNames, textNamesOf } from './names.ts'
import { type ReleaseRow, rowOf } from './release-list.ts'
import { wholePiece } from './standard-words.ts'

type ReleaseView = ReleaseRow & {
  readonly changes: readonly {
    readonly kind: PieceKind
    readonly piece: string
    /** null: it has no name. */
    readonly name: { readonly el: string; readonly en: string } | null
    readonly isNew: boolean
    readonly isGone: boolean
    readonly fields: readonly FieldChange[]
    readonly changedBy: string
    readonly changedAt: string
  }[]
  /** Lacks by the rules of the folder. */
  readonly lacks: readonly ReleaseLack[]
  /** Recipes that publishing approves. */
  readonly approves: readonly Piece[]
  readonly conflicts: readonly Conflict[]
  /** null: it is live. */
  readonly gate: Gate | null
  /** Sold lines since publishing, with what became of each. */
  readonly lines: readonly GateLine[]
  /** Names of ids in its fields, values and lacks. */
  readonly names: Readonly<Record<string, Text>>
  readonly allergens: StaffCall['catalogue']['codes']['allergens']
}

export async function releaseOne(
  { db, now, staff, catalogue }: StaffCall,
  { releaseId }: { readonly releaseId: string },
): Promise<ReleaseView | DeskRefusal> {
  const release = await readRelease(db, releaseId)
  if (!release) return refuseAtDesk('release-not-found')
  const changes = await releaseChanges(db, releaseId)
  const isLive = release.status === 'live'
  const shop = isLive ? null : (await readStored(db)).shop
  const look = shop && lookAt(shop, changes)
  const open = look && release.status === 'draft' ? await unapproved(db, look) : []
  const approves = mayApprove(staff.roles)
  const sight = sightOf(staff.roles)
  const at = Math.max(now, release.goesLiveAt?.getTime() ?? now)
  const isReadable = look && namesOnlyKnown(look.wanted)
  const gate =
    shop && isReadable
      ? await gateOf(db, { ...gateCatalogues(rowsOf(shop), rowsOf(look.wanted)), at, releaseId })
      : null
  const texts: (Piece & { readonly value: Json })[] = []
  const view = {
    ...rowOf(release),
    changes: changes.map(({ kind, piece, changedBy, changedAt, ...change }, at) => {
      const shown = (value: Json) => wholePiece({ kind, piece }, value ?? null)
      const from = shown(isLive ? change.liveBefore : look?.changes[at]?.live)
      const to = shown(isLive ? change.liveAfter : look?.changes[at]?.wanted)
      texts.push({ kind, piece, value: to ?? from })
      return {
        ...{ kind, piece, changedBy },
        name: nameIn(kind, to) ?? nameIn(kind, from),
        // A shop without terms of its own has the usual ones.
        isNew: from === null && kind !== 'terms',
        isGone: to === null && kind !== 'terms',
        fields: fieldsOf({ kind, piece }, sight(kind, from), sight(kind, to)),
        changedAt: changedAt.toISOString(),
      }
    }),
    lacks: [...(look?.problems.map(lackOf) ?? []), ...(approves ? [] : open.map(notApproved))],
    approves: approves ? open.map(({ piece }) => piece) : [],
    conflicts: look?.conflicts ?? [],
    gate,
    lines: await linesOf(db, releaseId, { touched: gate?.touched ?? [], now }),
    allergens: catalogue.codes.allergens,
  }
  const { waits, lacks, conflicts } = view
  const parts = [changes, view.changes, lacks, conflicts, waits, view.approves, gate?.overfull]
  const drafted = view.changes.flatMap(({ piece, name }) => (name ? [[piece, name]] : []))
  return {
    ...view,
    names: {
      ...Object.fromEntries(drafted),
      ...(look ? namesIn(look.wanted, parts) : await readNames(db, parts)),
      ...textNamesOf(texts),
    },
  }
}

/** A recipe with an unknown ingredient has no declaration to compare. */
function namesOnlyKnown({ dishes, ingredients }: ShopFolder): boolean {
  const ids = new Set(ingredients.map(({ id }) => id))
  const recipes = [
    ...[...dishes.values()].flatMap(({ recipe, dip }) => [recipe, dip?.recipe ?? {}]),
    ...ingredients.map(({ recipe }) => recipe ?? {}),
  ]
  return recipes.every(recipe => Object.keys(recipe).every(id => ids.has(id)))
}
