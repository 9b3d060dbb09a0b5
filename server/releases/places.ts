import { areaNamed } from '#shop/area/area.ts'
import type { Text } from '#shop/language.ts'
import { athensDate, openWeekdays } from '#shop/schedule/schedule.ts'
import { namesOfWeekdays } from '#shop/schedule/weekday.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { soldPlaces } from '../db/release/sold-places.ts'
import { readParts } from '../folder/stored-parts.ts'
import { type NamedDraft, named, type Sold, thing } from './terms.ts'

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
