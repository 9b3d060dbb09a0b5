import { atDoor, usualDoorTerms } from '#shop/door-payment.ts'
import type { Text } from '#shop/language.ts'
import { type FieldChange, fieldChanges, type Json } from '#shop/merge/merge.ts'
import { toEuros } from '#shop/money.ts'
import { usualDelivery } from '#shop/pricing.ts'
import type { PieceKind, TermName } from '#shop/publishing/release.ts'
import { type CutOffs, usualCutOffs } from '#shop/shop-data/cut-offs.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { openDrafts } from '../db/release/changes.ts'
import { type PartOf, type Parts, partsOf } from '../folder/parts.ts'
import { pieceOf } from '../folder/pieces.ts'
import { readParts } from '../folder/stored-parts.ts'
import { type DraftOf, draftOf } from './drafts.ts'

export type NamedDraft = DraftOf & { readonly piece: string }
type Thing = {
  readonly id: string
  /** In the shape of its file; null: only a draft has it. */
  readonly live: Json
  readonly drafts: readonly NamedDraft[]
}
export type Sold = Thing & { readonly sold: number }

type TermsView = {
  readonly plans: Thing
  readonly delivery: Thing
  readonly cutOffs: Thing
  readonly vat: Thing
  readonly bestSellers: Thing
  readonly door: Thing
  /** Candidates, with their tag of today. */
  readonly mainMeals: readonly {
    readonly slug: string
    readonly name: Text
    readonly isBestSeller: boolean
  }[]
  /** The delivery fee where the shop sets none, in euros. */
  readonly usualDelivery: Json
  /** The cut-offs where the shop sets none. */
  readonly usualCutOffs: CutOffs
  /** The limits of payment at the door where the shop sets none, in euros; null: it does not offer it. */
  readonly usualDoor: Json
  /** Where payment at the door may be offered. */
  readonly areas: readonly { readonly id: string; readonly name: Text }[]
}

/** The terms of sale with their open drafts. */
export async function termsOne({ db, catalogue }: StaffCall): Promise<TermsView> {
  const parts = await readParts(db, partsOf.terms)
  const drafts = await named(db, 'terms')
  const term = (id: TermName) => thing(parts, { kind: 'terms', id }, drafts)
  return {
    ...{ plans: term('plans'), delivery: term('delivery'), vat: term('vat') },
    ...{ cutOffs: term('cutOffs'), bestSellers: term('bestSellers'), door: term('door') },
    mainMeals: catalogue.meals
      .filter(({ type }) => type === 'main-meal')
      .map(({ slug, name, tags }) => ({ slug, name, isBestSeller: tags.includes('best-seller') })),
    ...{ usualDelivery: inEuros, usualCutOffs },
    usualDoor: catalogue.paymentTypes.some(({ provider }) => provider === atDoor)
      ? doorInEuros
      : null,
    areas: catalogue.areas.filter(({ served }) => served).map(({ id, name }) => ({ id, name })),
  }
}

const inEuros = { ...usualDelivery, fee: toEuros(usualDelivery.fee) }
const doorInEuros = { ...usualDoorTerms, most: toEuros(usualDoorTerms.most) }
const usualTerms: Partial<Record<string, object>> = {
  delivery: inEuros,
  cutOffs: usualCutOffs,
  door: doorInEuros,
}

/** The differences between two versions of the terms; null: the usual ones. */
export function termChanges(piece: string, from: Json, to: Json): readonly FieldChange[] {
  const whole = (terms: Json) => ({ ...usualTerms[piece], ...(terms as object | null) }) as Json
  return fieldChanges(whole(from), whole(to))
}

export function thing<Kind extends PieceKind>(
  parts: Pick<Parts, PartOf<Kind>>,
  { kind, id }: { readonly kind: Kind; readonly id: string },
  drafts: readonly NamedDraft[],
): Thing {
  const draftsOfIt = drafts.filter(({ piece }) => piece === id)
  return { id, live: pieceOf(parts, { kind, piece: id }), drafts: draftsOfIt }
}

export async function named(db: StaffCall['db'], kind: PieceKind): Promise<NamedDraft[]> {
  const drafts = await openDrafts(db, kind, null)
  return drafts.map(draft => ({ ...draftOf(draft), piece: draft.piece }))
}
