import { areaNamed } from '#shop/area/area.ts'
import { atDoor, usualDoorTerms } from '#shop/door-payment.ts'
import type { Text } from '#shop/language.ts'
import { type FieldChange, fieldChanges, type Json } from '#shop/merge/merge.ts'
import { toEuros } from '#shop/money.ts'
import { usualDelivery } from '#shop/pricing.ts'
import type { PieceKind, TermName } from '#shop/publishing/release.ts'
import { athensDate, openWeekdays } from '#shop/schedule.ts'
import { type CutOffs, usualCutOffs } from '#shop/shop-data/cut-offs.ts'
import { namesOfWeekdays } from '#shop/weekday.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { openDrafts } from '../db/release/changes.ts'
import { soldPlaces } from '../db/release/sold-places.ts'
import { type PartOf, type Parts, partsOf } from '../folder/parts.ts'
import { pieceOf } from '../folder/pieces.ts'
import { readParts } from '../folder/stored-parts.ts'
import { type DraftOf, draftOf } from './drafts.ts'

type NamedDraft = DraftOf & { readonly piece: string }
type Thing = {
  readonly id: string
  /** In the shape of its file; null: only a draft has it. */
  readonly live: Json
  readonly drafts: readonly NamedDraft[]
}
type Sold = Thing & { readonly sold: number }

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

type PlacesView = {
  readonly windows: readonly Sold[]
  readonly spots: readonly Sold[]
  readonly payments: readonly { readonly code: string; readonly name: Text }[]
  readonly municipalities: readonly Municipality[]
}
type Municipality = { readonly name: Text; readonly lat: number; readonly lng: number }

/** Windows and counters with the deliveries sold to each. */
export async function placesOne({ db, now, catalogue }: StaffCall): Promise<PlacesView> {
  const [parts, windows, spots, sold] = await Promise.all([
    readParts(db, ['shop', 'places']),
    named(db, 'window'),
    named(db, 'spot'),
    soldPlaces(db, athensDate(now)),
  ])
  const counters = parts.places.places.filter(({ kind }) => kind === 'takeaway')
  const all = (kind: 'window' | 'spot', live: readonly { id: string }[], drafts: NamedDraft[]) => {
    const ids = new Set([...live.map(({ id }) => id), ...drafts.map(({ piece }) => piece)])
    return [...ids].map(id => ({
      ...thing(parts, { kind, id }, drafts),
      sold: sold.filter(one => one[kind] === id).reduce((sum, { count }) => sum + count, 0),
    }))
  }
  return {
    windows: all('window', parts.shop.windows, windows),
    spots: all('spot', counters, spots),
    payments: parts.places.payments
      .filter(({ provider }) => provider !== 'account')
      .map(({ code, name }) => ({ code, name })),
    municipalities: catalogue.areas.map(({ name, center }) => ({ name, ...center })),
  }
}

type AreasView = {
  readonly areas: readonly Sold[]
  /** Of the shop, for areas that say which of them they have. */
  readonly windows: readonly { readonly id: string; readonly from: string; readonly to: string }[]
  readonly places: readonly { readonly id: string; readonly name: Text }[]
  readonly weekdays: readonly string[]
}

/** The shop's areas with their drafts, and how much is sold to each. */
export async function areaCollection({ db, now, catalogue }: StaffCall): Promise<AreasView> {
  const [parts, drafts, sold] = await Promise.all([
    readParts(db, ['shop', 'places', 'areas']),
    named(db, 'area'),
    soldPlaces(db, athensDate(now)),
  ])
  const counts = new Map<string, number>()
  for (const { area, count } of sold) {
    const id = area === null ? undefined : areaNamed(area, catalogue.areas)?.id
    if (id) counts.set(id, (counts.get(id) ?? 0) + count)
  }
  const ids = [...parts.areas.map(({ id }) => id), ...drafts.map(({ piece }) => piece)]
  return {
    areas: [...new Set(ids)].map(id => ({
      ...thing(parts, { kind: 'area', id }, drafts),
      sold: counts.get(id) ?? 0,
    })),
    windows: parts.shop.windows.map(({ id, from, to }) => ({ id, from, to })),
    places: parts.places.places
      .filter(({ kind }) => kind === 'delivery')
      .map(({ id, name }) => ({ id, name })),
    weekdays: namesOfWeekdays(openWeekdays(catalogue.holidays)),
  }
}

function thing<Kind extends PieceKind>(
  parts: Pick<Parts, PartOf<Kind>>,
  { kind, id }: { readonly kind: Kind; readonly id: string },
  drafts: readonly NamedDraft[],
): Thing {
  const draftsOfIt = drafts.filter(({ piece }) => piece === id)
  return { id, live: pieceOf(parts, { kind, piece: id }), drafts: draftsOfIt }
}

async function named(db: StaffCall['db'], kind: PieceKind): Promise<NamedDraft[]> {
  const drafts = await openDrafts(db, kind, null)
  return drafts.map(draft => ({ ...draftOf(draft), piece: draft.piece }))
}
