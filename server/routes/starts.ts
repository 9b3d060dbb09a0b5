import type { Catalogue } from '#shop/catalogue.ts'
import type { RouteStart } from '#shop/route/window-routes.ts'

/** Places from which vans can leave: the shop's counters, then the middle of each area. */
export function startsOf({ spots, areas }: Pick<Catalogue, 'spots' | 'areas'>): RouteStart[] {
  const counters = [...spots.values()].flatMap(({ id, kind, name, address }) =>
    kind === 'takeaway' && address
      ? { id, name, isArea: false, lat: address.lat, lng: address.lng }
      : [],
  )
  const served = areas.filter(({ served }) => served)
  return [
    ...counters,
    ...served.map(({ id, name, center }) => ({ id, name, isArea: true, ...center })),
  ]
}
