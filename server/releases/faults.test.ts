import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { type CatalogueMemory, rememberCatalogue } from '../catalogue/memory.ts'
import { goLive } from './going-live.ts'

let door: Door
let desk: Seat
let nodes: CatalogueMemory[]
const children: ChildProcess[] = []
beforeEach(async () => {
  door = await openDoor()
  desk = await seat(door, 'manager')
  const node = () => rememberCatalogue(door.db, { log() {}, providers: ['viva'] })
  nodes = [await node(), await node()]
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all(nodes.map(node => node.stop()))
  await door.close()
})

const ask = (name: Parameters<typeof askDesk>[1], input: object = {}) =>
  askDesk(door, name, input, { desk })
const instant = Date.parse('2026-11-23T09:00:00Z')
const slugs = ['pastitsio', 'gemista', 'mousakas']

/** A release of eleven o’clock in which three dishes cost a euro more. */
async function dearer(): Promise<string> {
  const releaseId = (await ask('release-create', { name: 'Dearer' })).data.id
  for (const piece of slugs) {
    const { live } = (await ask('dish-one', { slug: piece })).data
    if (!live) continue
    const prices =
      typeof live.prices === 'number'
        ? live.prices + 1
        : Object.fromEntries(
            Object.entries<number>(live.prices).map(([portion, euros]) => [portion, euros + 1]),
          )
    const value = { ...live, prices }
    await ask('draft-write', { releaseId, kind: 'dish', piece, seen: live, value })
  }
  const { code } = await ask('release-publish', { releaseId, at: '2026-11-23T11:00' })
  expect(code).toBe('ok')
  return releaseId
}

const pricesOn = (node: CatalogueMemory) =>
  slugs.flatMap(
    slug =>
      node
        .current()
        .mealBySlug.get(slug)
        ?.builds.map(({ price }) => price) ?? [],
  )
const stored = async () =>
  (
    await door.db.query<{ price: number }>(
      `select (b ->> 'price')::int as price from meal, jsonb_array_elements(data -> 'builds') b
        where data ->> 'slug' = any($1) order by array_position($1, data ->> 'slug'), b ->> 'id'`,
      [slugs],
    )
  ).rows.map(({ price }) => price)
const statusOf = async (id: string) =>
  (await door.db.query('select status from release where id = $1', [id])).rows[0]?.status

test('13.03 a process that is killed in the middle of a release leaves nothing of it; the next one makes it whole', {
  timeout: 120_000,
}, async () => {
  const releaseId = await dearer()
  const before = await stored()
  // The last dish is locked, so that the process has written the others when it is killed.
  const holder = await door.db.connect()
  await holder.query('begin')
  await holder.query(
    `select from meal where data ->> 'slug' = any($1) order by id desc limit 1 for update`,
    [slugs],
  )
  const { host, port, user, password } = inject('postgres')
  const database = door.db.options.database
  const given = [{ host, port, user, password, database, max: 1 }, releaseId, instant + 1000]
  const child = spawn(
    process.execPath,
    ['test/process/release-process.ts', JSON.stringify(given)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  children.push(child)
  const waits = `select from pg_stat_activity where application_name = 'to be killed'
    and datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await door.db.query(waits)).rowCount, { timeout: 60_000 }).toBe(1)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await holder.query('rollback')
  holder.release()
  const alive = `select from pg_stat_activity where application_name = 'to be killed'
    and datname = current_database() and state <> 'idle'`
  await expect.poll(async () => (await door.db.query(alive)).rowCount, { timeout: 60_000 }).toBe(0)
  expect(await stored()).toEqual(before)
  expect(await statusOf(releaseId)).toBe('planned')
  door.at(instant + 2000)
  expect(await door.run('releases')).toBe(1)
  expect(await stored()).toEqual(before.map(price => price + 100))
  expect(await statusOf(releaseId)).toBe('live')
})

test('13.02 two nodes at the instant let a release go live once, and both sell by it', {
  timeout: 120_000,
}, async () => {
  const releaseId = await dearer()
  const [one, other] = nodes as [CatalogueMemory, CatalogueMemory]
  const before = pricesOn(one)
  const { version } = one.current()
  const now = new Date(instant + 1000)
  const done = await Promise.all([1, 2, 3].map(() => goLive(door.db, releaseId, now)))
  expect(done.filter(Boolean)).toHaveLength(1)
  await expect.poll(() => one.current().version, { timeout: 30_000 }).toBe(version + 1)
  await expect.poll(() => other.current().version, { timeout: 30_000 }).toBe(version + 1)
  for (const node of nodes) expect(pricesOn(node)).toEqual(before.map(price => price + 100))
})
