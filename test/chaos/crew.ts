import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { makeDemoDay } from '#server/demo/day/demo-day.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import { fetchThrough, shopOn } from '../shop-on.ts'
import { asked, type Colleague } from './colleague.ts'

const calls = ['batch-begin', 'batch-end', 'bag-close', 'delivery-outcome'] as const
type Act = (typeof calls)[number]
/** The name of each act that was answered, with its call. */
export type Work = ReadonlyMap<string, Act>

type Trays = { readonly buildId: string; readonly left?: number; readonly amount?: number }
type Unseen = {
  readonly timePeriodId: string
  readonly department: string
  readonly version: number
}
type Kitchen = {
  readonly unseen: readonly Unseen[]
  readonly dishes: readonly {
    readonly mealId: string
    readonly builds: readonly (Trays & { readonly left: number })[]
    readonly batches: readonly {
      readonly number: number
      readonly endedAt: string | null
      readonly builds: readonly { readonly buildId: string; readonly trays: number }[]
    }[]
  }[]
}
type Packing = {
  readonly unseen: readonly Unseen[]
  readonly bags: readonly {
    readonly delivery: string
    readonly state: string
    readonly lines: readonly { readonly buildId: string; readonly amount: number }[]
  }[]
}
type Doors = {
  readonly bags: readonly {
    readonly delivery: string
    readonly state: string
    readonly due: number | null
  }[]
}

/** A day at hand with frozen lists, on every weekday, so that there is something to cook, pack and bring. */
export async function makeDayAtHand(db: Pool, dataDir: string): Promise<void> {
  await db.query(
    `insert into shop_data (name, data) values ('closed', '{"weekdays": [], "days": []}')
      on conflict (name) do update set data = excluded.data`,
  )
  const { app, shop } = await shopOn(db, Date.now, { DATA_DIR: dataDir })
  const { signal } = new AbortController()
  const stage = { shop, fetch: fetchThrough(() => app) }
  await makeDemoDay({ stage, say: () => {}, signal })
  await app.close()
}

/** Cooks, packs and brings the day until told to stop: each act is sent until it is answered. */
export async function keepWorking(crew: Colleague): Promise<Work> {
  const done = new Map<string, Act>()
  const date = athensDate(Date.now())
  const act = async (name: Act, input: Record<string, unknown>) => {
    const requestId = randomUUID()
    const answer = await asked(crew, 'POST', name, { requestId, ...input })
    if (answer?.code === 'ok') done.set(requestId, name)
  }
  const read = async <Of>(name: string) => {
    const answer = await asked(crew, 'GET', name, { date })
    return answer?.code === 'ok' ? (answer.data as unknown as Of) : null
  }
  while (!crew.isOver()) {
    await pause(40)
    const kitchen = await read<Kitchen>('kitchen-one')
    const dish = oneOf(crew, kitchen?.dishes ?? [])
    const batch = dish?.batches.find(({ endedAt }) => endedAt === null)
    const builds = dish?.builds.filter(({ left }) => left > 0) ?? []
    if (batch) {
      const made = batch.builds.map(({ buildId, trays }) => ({ buildId, trays }))
      await act('batch-end', { date, number: batch.number, made, core: 76 })
    } else if (dish && builds.length > 0) {
      const trays = builds.map(({ buildId }) => ({ buildId, trays: 1 }))
      await act('batch-begin', { date, mealId: dish.mealId, builds: trays })
    }
    const packing = await read<Packing>('packing-one')
    // Nothing goes on before what changed is seen.
    for (const one of [...(kitchen?.unseen ?? []), ...(packing?.unseen ?? [])])
      await asked(crew, 'POST', 'day-seen-create', { requestId: randomUUID(), date, ...seen(one) })
    const bag = oneOf(crew, packing?.bags.filter(({ state }) => state !== 'closed') ?? [])
    if (bag) {
      const trays = bag.lines.map(({ buildId, amount }) => ({ buildId, trays: amount, codes: [] }))
      await act('bag-close', { date, delivery: bag.delivery, trays })
    }
    const doors = await read<Doors>('bring-one')
    const open = doors?.bags.filter(({ state, due }) => state === 'planned' && due === null)
    // A few doors a round, so that some are left for the next kill.
    const door = crew.chance() < 0.5 ? oneOf(crew, open ?? []) : undefined
    if (door) {
      const outcome = crew.chance() < 0.5 ? 'handed-over' : 'nobody-there'
      const at = new Date().toISOString()
      await act('delivery-outcome', { delivery: door.delivery, outcome, at, took: null })
    }
  }
  return done
}

function seen({ timePeriodId, department, version }: Unseen) {
  return { timePeriodId, department, version }
}

function oneOf<One>({ chance }: Colleague, all: readonly One[]): One | undefined {
  return all[Math.floor(chance() * all.length)]
}

/** Work that was answered and is not written down, or written down more or less often than its deed. */
export async function workNotOnce(db: Pool, work: Work): Promise<string[]> {
  const { rows: deeds } = await db.query<{ id: string; call: Act }>(
    `select request_id as id, call from deed where call = any($1)`,
    [calls],
  )
  const written = new Set(deeds.map(({ id }) => id))
  const lost = [...work].filter(([id]) => !written.has(id))
  const { rows: counted } = await db.query<Record<Act, number>>(
    `select (select count(*)::int from batch) as "batch-begin",
      (select count(*)::int from batch_end) as "batch-end",
      (select count(*)::int from closed_bag) as "bag-close",
      (select count(*)::int from delivery_outcome) as "delivery-outcome"`,
  )
  const twice = calls.flatMap(call => {
    const facts = counted[0]?.[call]
    const told = deeds.filter(deed => deed.call === call).length
    return facts === told ? [] : [`${call}: ${facts} rows, and ${told} deeds`]
  })
  const { rows: untold } = await db.query<{ id: string }>(
    `select o.delivery_id as id from delivery_outcome o
      where o.outcome = 'nobody-there' and (select count(*) from mail m
        where m.key = 'delivery-missed ' || o.delivery_id) <> 1`,
  )
  return [
    ...lost.map(([id, call]) => `${call} ${id} was lost`),
    ...twice,
    ...untold.map(({ id }) => `the mail of ${id}, where nobody was, is not there once`),
  ]
}
