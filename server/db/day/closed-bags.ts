import type { PoolClient } from 'pg'
import type { PackedTrays, TrayFault } from '#shop/packing/trays.ts'
import type { Db } from '../database.ts'

/** How a bag was last closed. `food`: a mark of what went in. */
export type ClosedBag = {
  readonly delivery: string
  readonly number: number
  readonly food: string
  readonly at: Date
}

/** The bags of a day that were closed, each as it was last. */
export async function closedBags(db: Db, date: string): Promise<ClosedBag[]> {
  const { rows } = await db.query<ClosedBag>({
    name: 'closed-bags',
    text: `select distinct on (delivery_id) delivery_id as delivery, number, food, closed_at as at
      from closed_bag where date = $1 order by delivery_id, number desc`,
    values: [date],
  })
  return rows
}

type Closing = {
  readonly date: string
  readonly delivery: string
  readonly bag: number
  readonly food: string
  readonly trays: PackedTrays
  readonly staffId: string
  readonly now: number
}

/** Closings of a delivery are counted over its days: it may have moved since it was closed. */
export async function addClosedBag(tx: PoolClient, closing: Closing): Promise<void> {
  const { date, delivery, bag, food, trays, staffId, now } = closing
  await tx.query({
    name: 'closed-bag-add',
    text: `insert into closed_bag
        (delivery_id, number, date, bag, food, trays, closed_at, staff_id)
      select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6, $7
        from closed_bag where delivery_id = $1`,
    values: [delivery, date, bag, food, JSON.stringify(trays), new Date(now), staffId],
  })
}

type Scan = {
  readonly date: string
  readonly delivery: string
  readonly code: string
  readonly fault: TrayFault | null
  readonly now: number
}

export async function addScan(db: Db, { date, delivery, code, fault, now }: Scan): Promise<void> {
  await db.query({
    name: 'tray-scan-add',
    text: `insert into tray_scan (date, delivery_id, code, verdict, at)
      values ($1, $2, $3, $4, $5)`,
    values: [date, delivery, code, fault ?? 'right', new Date(now)],
  })
}
