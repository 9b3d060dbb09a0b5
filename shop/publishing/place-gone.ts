import { areaOfAddress } from '../area/area.ts'
import type { Catalogue } from '../catalogue.ts'
import type { OrderDraft } from '../order/order.ts'
import { isStopped } from './gate-places.ts'

type Place = {
  readonly spot: Pick<OrderDraft['spot'], 'id' | 'kind'>
  readonly address: { readonly municipality: string; readonly postcode: string }
}

/** Why a place is refused: the shop no longer delivers there, or a release is about to take it away. */
export function placeGone(
  { spot: { id: spotId, kind }, address }: Place,
  dates: readonly string[],
  { areas, placeStops = [] }: Pick<Catalogue, 'areas' | 'placeStops'>,
): 'region-not-found' | 'place-closing' | null {
  const isDoor = kind === 'delivery'
  const area = isDoor ? areaOfAddress(address, areas) : undefined
  if (isDoor && !area?.served) return 'region-not-found'
  return isStopped(placeStops, { spotId, area: area?.id ?? null }, dates) ? 'place-closing' : null
}
