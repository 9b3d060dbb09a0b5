import { couponKey } from '#shop/coupon/coupon.ts'
import { areaNamed, atticaMunicipalities } from '../catalogue/municipalities.ts'
import { nearest } from '../nearest.ts'
import { type Known, namesOf, type Say, type Tell, twice, unknown } from './known-names.ts'
import { documents, type ShopFolder } from './layout.ts'

const municipalityIds: Known = new Set(atticaMunicipalities.map(({ id }) => id))

export function placeReferences(
  { places, companies, shop }: Partial<ShopFolder>,
  tell: Tell,
): void {
  const payments = namesOf(places?.payments, ({ code }) => code)
  const windows = namesOf(shop?.windows, ({ id }) => id)
  twice(
    places?.payments,
    ({ code }) => code,
    (at, says) => tell(documents.places.file, ['payments', at, 'code'], says),
  )
  const areas = places?.areas ?? []
  const isHere: Say = (path, says, meant) => tell(documents.places.file, path, says, meant)
  const where = 'content/attica/municipalities.json'
  unknown(areas, municipalityIds, where, isHere, ['areas'], areaMeant)
  twice(
    areas,
    name => name,
    (at, says) => isHere(['areas', at], says),
  )
  const all = [
    ...(places?.places ?? []).map((spot, at) => ({
      spot,
      file: documents.places.file,
      path: ['places', at],
    })),
    ...(companies ?? []).map((spot, at) => ({ spot, file: documents.companies.file, path: [at] })),
  ]
  for (const field of ['id', 'slug'] as const)
    twice(
      all,
      ({ spot }) => (field === 'slug' && spot.slug) || spot.id,
      (at, says) => {
        const found = all[at]
        if (found) tell(found.file, [...found.path, found.spot[field] ? field : 'id'], says)
      },
    )
  for (const { spot, file, path } of all) {
    const say: Say = (field, says, meant) => tell(file, [...path, ...field], says, meant)
    unknown(spot.payments, payments, 'payments of places.yaml', say, ['payments'])
    if (!spot.slug && !/^[a-z0-9-]+$/.test(spot.id))
      say(['id'], 'cannot stand in an address of a page: give it a slug')
    if ('kind' in spot && spot.kind === 'takeaway' && !spot.address)
      say(['address'], 'a counter has an address, or nobody finds it')
    if ('windows' in spot) unknown(spot.windows, windows, 'windows of shop.yaml', say, ['windows'])
  }
}

/** Finds the id of a municipality by its name, or a similar one. */
function areaMeant(name: string): string | null {
  const near = atticaMunicipalities.flatMap(({ id, name: { el, en } }) => [id, el, en])
  const found = areaNamed(name) ?? nearest(name, near)
  return found && areaNamed(found)
}

export function couponReferences(
  { coupons, places, companies }: Partial<ShopFolder>,
  say: Say,
): void {
  twice(
    coupons,
    ({ id }) => id,
    (at, says) => say([at, 'id'], says),
  )
  twice(
    coupons,
    ({ code }) => couponKey(code),
    (at, says) => say([at, 'code'], says),
  )
  const spots = namesOf(
    places && companies ? [...places.places, ...companies] : undefined,
    ({ id }) => id,
  )
  for (const [at, coupon] of (coupons ?? []).entries()) {
    unknown(coupon.places, spots, 'places.yaml or companies.yaml', say, [at, 'places'])
    if (coupon.from && coupon.until && coupon.from > coupon.until)
      say([at, 'until'], `is before its first day, ${coupon.from}`)
  }
}
