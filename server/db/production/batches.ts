import type { PoolClient } from 'pg'
import type { Batch } from '#shop/production/batch.ts'
import type { Db } from '../database.ts'

/** The batches of a day of delivery, the oldest first. */
export async function readBatches(db: Db, date: string): Promise<Batch[]> {
  const { rows } = await db.query<Batch>({
    name: 'batches',
    text: `select b.number, b.meal_id as "mealId", b.builds, b.use_by::text as "useBy",
        (extract(epoch from b.begun_at) * 1000)::float8 as "begunAt",
        case when e.number is not null then jsonb_build_object('made', e.made, 'core', e.core,
          'at', floor(extract(epoch from e.ended_at) * 1000)::bigint) end as "end"
      from batch b left join batch_end e using (date, number)
      where b.date = $1 order by b.number`,
    values: [date],
  })
  return rows
}

/** When the last batch for a day began (epoch milliseconds); null: none has. */
export async function lastBegun(db: Db, date: string): Promise<number | null> {
  const { rows } = await db.query<{ at: number | null }>({
    name: 'batch-last',
    text: `select (extract(epoch from max(begun_at)) * 1000)::float8 as at from batch
      where date = $1`,
    values: [date],
  })
  return rows[0]?.at ?? null
}

/** The days of delivery from this one on of which a batch has begun. */
export async function daysOfBatches(db: Db, from: string): Promise<string[]> {
  const { rows } = await db.query<{ date: string }>({
    name: 'batch-days',
    text: `select distinct date::text as date from batch where date >= $1 order by date`,
    values: [from],
  })
  return rows.map(({ date }) => date)
}

type NewBatch = Pick<Batch, 'number' | 'mealId' | 'builds' | 'useBy'> & Doing
type Doing = { readonly date: string; readonly staffId: string; readonly now: number }

export async function addBatch(tx: PoolClient, batch: NewBatch): Promise<void> {
  const { date, number, mealId, builds, useBy, now, staffId } = batch
  await tx.query({
    name: 'batch-add',
    text: `insert into batch (date, number, meal_id, builds, use_by, begun_at, staff_id)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [date, number, mealId, JSON.stringify(builds), useBy, new Date(now), staffId],
  })
}

type Ended = Pick<NonNullable<Batch['end']>, 'made' | 'core'> & Pick<Batch, 'number'> & Doing

export async function endBatch(tx: PoolClient, batch: Ended): Promise<void> {
  const { date, number, made, core, now, staffId } = batch
  await tx.query({
    name: 'batch-end',
    text: `insert into batch_end (date, number, made, core, ended_at, staff_id)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [date, number, JSON.stringify(made), core, new Date(now), staffId],
  })
}
