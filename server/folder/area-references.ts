import { lack } from '#shop/lack/lack.ts'
import { weekdayNames } from '#shop/schedule/weekday.ts'
import { isAlike } from '#shop/shop-data/areas.ts'
import { nearest } from '../nearest.ts'
import { documents, type ShopFolder } from './layout.ts'
import { doubleNames, namesOf, type Say, type Tell, unknownNames } from './names.ts'

type Areas = ShopFolder['areas']

/** What areas and streets name of other files, and of each other. */
export function areaReferences(
  { areas, places, shop, streets }: Partial<ShopFolder>,
  tell: Tell,
): void {
  const say: Say = (path, lack, meant) => tell(documents.areas.file, path, lack, meant)
  const windows = namesOf(shop?.windows, ({ id }) => id)
  const delivering = places?.places.filter(({ kind }) => kind === 'delivery')
  const serving = namesOf(delivering, ({ id }) => id)
  const rests = shop?.closed?.weekdays ?? ['saturday', 'sunday']
  for (const [at, area] of (areas ?? []).entries()) {
    unknownNames(area.windows ?? [], windows, 'no-window', say, [at, 'windows'])
    if (area.place && !serving.has(area.place))
      say(
        [at, 'place'],
        lack('no-delivery-place', { name: area.place }),
        nearest(area.place, serving.keys()),
      )
    const isOpen = (day: number) => !rests.some(rest => weekdayNames[day - 1] === rest)
    if (shop && area.weekdays && !area.weekdays.some(isOpen))
      say([at, 'weekdays'], lack('no-day-open'))
  }
  apart(areas ?? [], say)
  const known = namesOf(areas, ({ id }) => id)
  for (const [at, { area }] of (streets ?? []).entries())
    if (!known.has(area))
      tell(
        documents.streets.file,
        [at, 'area'],
        lack('no-area-named', { name: area }),
        nearest(area, known.keys()),
      )
  for (const [at, { door }] of (areas ? (places?.payments ?? []) : []).entries())
    unknownNames(
      door?.areas ?? [],
      known,
      'no-area-named',
      (path, lack, meant) => tell(documents.places.file, path, lack, meant),
      ['payments', at, 'door', 'areas'],
    )
  if (areas && places) served(areas, places.places, tell)
}

/** Names and postcodes once each; a postcode may be in two areas that are delivered to alike. */
function apart(areas: Areas, say: Say): void {
  doubleNames(
    areas,
    ({ id }) => id,
    (at, lack) => say([at, 'id'], lack),
  )
  for (const lang of ['el', 'en'] as const)
    doubleNames(
      areas,
      ({ name }) => name[lang],
      (at, lack) => say([at, 'name', lang], lack),
    )
  const first = new Map<string, Areas[number]>()
  for (const [at, area] of areas.entries()) {
    doubleNames(
      area.postcodes,
      postcode => postcode,
      (place, lack) => say([at, 'postcodes', place], lack),
    )
    for (const [place, postcode] of area.postcodes.entries()) {
      const before = first.get(postcode)
      if (!before) first.set(postcode, area)
      else if (before !== area && !isAlike(before, area))
        say([at, 'postcodes', place], lack('areas-overlap', { postcode, name: before.id }))
    }
  }
}

/** Each place that delivers serves an area, and each area is served by one. */
function served(areas: Areas, places: ShopFolder['places']['places'], tell: Tell): void {
  const first = places.find(({ kind }) => kind === 'delivery')?.id
  const used = new Set(areas.map(({ place }) => place ?? first))
  for (const [at, { id, kind }] of places.entries())
    if (kind === 'delivery' && !used.has(id))
      tell(documents.places.file, ['places', at, 'id'], lack('place-without-area'))
  const unserved = areas.findIndex(area => area.served)
  if (first === undefined && unserved >= 0)
    tell(documents.areas.file, [unserved, 'id'], lack('area-without-place'))
}
