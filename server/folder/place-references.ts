import { couponKey } from '#shop/coupon/coupon.ts'
import { lack } from '#shop/lack/lack.ts'
import { documents, type ShopFolder } from './layout.ts'
import { doubleNames, namesOf, type Say, type Tell, unknownNames } from './names.ts'

export function placeReferences(
  { places, companies, shop }: Partial<ShopFolder>,
  tell: Tell,
): void {
  const payments = namesOf(places?.payments, ({ code }) => code)
  const windows = namesOf(shop?.windows, ({ id }) => id)
  doubleNames(
    places?.payments,
    ({ code }) => code,
    (at, lack) => tell(documents.places.file, ['payments', at, 'code'], lack),
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
    doubleNames(
      all,
      ({ spot }) => (field === 'slug' && spot.slug) || spot.id,
      (at, lack) => {
        const found = all[at]
        if (found) tell(found.file, [...found.path, found.spot[field] ? field : 'id'], lack)
      },
    )
  for (const { spot, file, path } of all) {
    const say: Say = (field, lack, meant) => tell(file, [...path, ...field], lack, meant)
    unknownNames(spot.payments, payments, 'no-payment', say, ['payments'])
    if (!spot.slug && !/^[a-z0-9-]+$/.test(spot.id)) say(['id'], lack('needs-slug'))
    if ('kind' in spot && spot.kind === 'takeaway' && !spot.address)
      say(['address'], lack('counter-without-address'))
    if ('windows' in spot) unknownNames(spot.windows, windows, 'no-window', say, ['windows'])
  }
}

export function couponReferences(
  { coupons, places, companies }: Partial<ShopFolder>,
  say: Say,
): void {
  doubleNames(
    coupons,
    ({ id }) => id,
    (at, lack) => say([at, 'id'], lack),
  )
  doubleNames(
    coupons,
    ({ code }) => couponKey(code),
    (at, lack) => say([at, 'code'], lack),
  )
  const spots = namesOf(
    places && companies ? [...places.places, ...companies] : undefined,
    ({ id }) => id,
  )
  for (const [at, coupon] of (coupons ?? []).entries()) {
    unknownNames(coupon.places, spots, 'no-place', say, [at, 'places'])
    if (coupon.from && coupon.until && coupon.from > coupon.until)
      say([at, 'until'], lack('before-first-day', { from: coupon.from }))
  }
}
