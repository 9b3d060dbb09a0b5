import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { straightTravel } from '#shop/route/problem.ts'
import { travelBy } from '#shop/route/travel-table.ts'
import { osrm } from './osrm.ts'

let server: Server | null = null
afterEach(() => server?.close())

type Answer = { readonly status?: number; readonly body: string; readonly wait?: number }

/** Answers as OSRM does: seconds as many as ten times the places lie apart in their row. */
async function twin(answer: (sources: number[], destinations: number[]) => Answer) {
  const asked: string[] = []
  server = createServer(async ({ url = '' }, response) => {
    asked.push(url)
    const { searchParams, pathname } = new URL(url, 'http://osrm')
    const places = pathname.split('/').at(-1)?.split(';') ?? []
    const named = (name: string) =>
      (searchParams.get(name) ?? '').split(';').map(at => Number(places[Number(at)]?.split(',')[0]))
    const { status = 200, body, wait = 0 } = answer(named('sources'), named('destinations'))
    await new Promise(done => setTimeout(done, wait))
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked }
}

const rightly = (sources: number[], destinations: number[]) => ({
  body: JSON.stringify({
    code: 'Ok',
    durations: sources.map(from => destinations.map(to => Math.abs(to - from) * 10)),
  }),
})
const row = (count: number) => Array.from({ length: count }, (_, lng) => ({ lat: 38, lng }))

test('19.08 a table of hundreds of doors is asked in blocks that OSRM takes, and kept', async () => {
  const { url, asked } = await twin(rightly)
  const times = osrm(url)
  const places = row(120)
  const table = await times.table(places, 5_000)
  expect(table?.minutes[3]?.[117]).toBeCloseTo((114 * 10) / 60)
  expect(table?.minutes.every(line => line.length === 120)).toBe(true)
  expect(asked).toHaveLength(9)
  for (const each of asked) expect(each.split(';').length).toBeLessThan(200)
  expect(await times.table(places, 5_000)).toBe(table)
  expect(asked).toHaveLength(9)
})

test.each<[string, () => Answer]>([
  ['an error', () => ({ status: 500, body: '{}' })],
  ['no JSON', () => ({ body: '<html>' })],
  ['fewer doors than were asked', () => ({ body: '{"code":"Ok","durations":[[0]]}' })],
  ['negative seconds', () => ({ body: '{"code":"Ok","durations":[[0,-1],[0,0]]}' })],
  ['nothing in time', () => ({ ...rightly([0, 1], [0, 1]), wait: 400 })],
])('19.08 %s: straight lines answer, and the log hears of it', async (_, answer) => {
  const { url } = await twin(answer)
  const warned: string[] = []
  const times = osrm(url, { warn: message => warned.push(message) })
  expect(await times.table(row(2), 150)).toBeNull()
  expect(warned).toEqual([expect.stringContaining('straight lines answer instead')])
})

test('19.08 where no way is known, or a door is new, the straight line counts', () => {
  const [a, b, c] = row(3) as [Place, Place, Place]
  const travel = travelBy({
    table: {
      places: [a, b],
      minutes: [
        [0, null],
        [7, 0],
      ],
    },
    pace: 1,
  })
  expect(travel(b, a)).toBe(7)
  expect(travel(a, b)).toBe(straightTravel(a, b))
  expect(travel(a, c)).toBe(straightTravel(a, c))
})

type Place = { lat: number; lng: number }
