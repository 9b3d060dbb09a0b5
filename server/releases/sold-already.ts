import type { LoadKind } from '#shop/capacity/capacity.ts'
import type { TouchedLine } from '#shop/publishing/sold-line.ts'
import type { Db } from '../db/database.ts'
import { listed } from '../folder/listed.ts'
import { type GateCatalogues, gateOf } from './gate.ts'

/** `seen`: a mark of the list, so that an import hurts nothing sold since it was shown. */
type SoldAlready = { readonly lines: readonly string[]; readonly seen: string }

/** Sold orders that an import would hurt, by the releases' gate. Orders of a removed dish are delivered as sold. */
export async function soldAlready(db: Db, offers: GateCatalogues, now: Date): Promise<SoldAlready> {
  const gate = await gateOf(db, { ...offers, at: now.getTime(), releaseId: '' })
  const touched = gate.touched.filter(({ reason }) => reason !== 'not-sold')
  const alike = Map.groupBy(touched, line => `${line.date}: ${hurt(line)}`)
  const lines = [...alike].sort().map(([says, lines]) => {
    const orders = [...new Set(lines.map(({ number }) => number))].sort((one, other) => one - other)
    return `${says}; ${orders.length === 1 ? 'order' : 'orders'} ${listed(orders)}`
  })
  const counted = gate.overfull.map(
    ({ date, kind, what, name, taken, most }) =>
      `${date}: ${taken} ${units[kind]}${kind === 'day' ? '' : ` of ${name?.en ?? what}`} are taken, and the limit becomes ${most}`,
  )
  return { lines: [...lines, ...counted], seen: gate.seen }
}

function hurt({ reason, name, gains }: TouchedLine): string {
  const sentences: Record<TouchedLine['reason'], string> = {
    allergen: `${name.en} gains ${gains.join(', ')}, which was not declared when it was sold`,
    'not-sold': `${name.en} is sold no longer`,
    'off-day': `${name.en} leaves the day`,
    closed: 'the day is closed',
    window: 'the window of these deliveries goes',
    spot: 'the place of these deliveries goes or moves',
    area: 'the area of these deliveries goes, or this day or window of it',
    'day-limit': 'the day has no room for what is sold',
    'window-limit': 'a window has no room for what is sold',
    'dish-limit': `there is less ${name.en} than is sold`,
  }
  return sentences[reason]
}

const units: Record<LoadKind, string> = {
  day: 'deliveries',
  window: 'deliveries',
  meal: 'portions',
}
