import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import type { Place } from '#shop/route/problem.ts'
import type { TravelTable } from '#shop/route/travel-table.ts'
import { errorName } from '../../error-code.ts'
import { bodyAtMost } from '../body.ts'
import { withDeadline } from '../deadline.ts'
import type { TravelTimes } from './travel-times.ts'

/** OSRM takes 100 places in a request by default: 50 to drive from and 50 to drive to. */
const block = 50
const atOnce = 4
const mostBytes = 512 * 1024
/** A window is planned by many looks at the same doors. */
const cache = { max: 20, ttl: 60 * 60_000 }

const answer = z.object({
  code: z.literal('Ok'),
  durations: z.array(z.array(z.nullable(z.number().check(z.gte(0))))),
})

/** An Open Source Routing Machine, one's own as a rule: its `/table` answers seconds of driving. */
export function osrm(
  url: string,
  {
    fetch = globalThis.fetch,
    warn = () => {},
  }: { fetch?: typeof globalThis.fetch; warn?: ((message: string) => void) | undefined } = {},
): TravelTimes {
  const known = new LRUCache<string, TravelTable>(cache)

  async function seconds(
    from: readonly Place[],
    to: readonly Place[],
    signal: AbortSignal,
  ): Promise<(number | null)[][]> {
    const places = [...from, ...to].map(({ lat, lng }) => `${lng},${lat}`).join(';')
    const indexes = (count: number, first: number) =>
      Array.from({ length: count }, (_, at) => first + at).join(';')
    const query = `sources=${indexes(from.length, 0)}&destinations=${indexes(to.length, from.length)}&annotations=duration`
    const response = await fetch(`${url}/table/v1/driving/${places}?${query}`, {
      signal,
      redirect: 'error',
    })
    const body = await bodyAtMost(response, mostBytes)
    const read = answer.safeParse(JSON.parse(body?.toString() ?? 'null'))
    const { durations } = read.data ?? { durations: [] }
    const isWhole =
      durations.length === from.length && durations.every(row => row.length === to.length)
    if (!isWhole) throw new Error(`it answers ${response.status} without a table`)
    return durations
  }

  return {
    async table(places, patience) {
      const key = places.map(({ lat, lng }) => `${lat},${lng}`).join(';')
      const before = known.get(key)
      if (before) return before
      const rows: (number | null)[][] = places.map(() => [])
      const questions = blocksOf(places).flatMap(from => blocksOf(places).map(to => ({ from, to })))
      async function askInTurn(signal: AbortSignal): Promise<void> {
        for (let next = questions.shift(); next; next = questions.shift()) {
          const { from, to } = next
          const told = await seconds(from.places, to.places, signal)
          for (const [row, those] of told.entries())
            for (const [column, each] of those.entries()) {
              const line = rows[from.first + row]
              if (line) line[to.first + column] = each === null ? null : each / 60
            }
        }
      }
      try {
        await withDeadline(patience, signal =>
          Promise.all(Array.from({ length: atOnce }, () => askInTurn(signal))),
        )
      } catch (error) {
        warn(`OSRM does not answer, straight lines answer instead: ${errorName(error)}`)
        return null
      }
      const table = { places, minutes: rows }
      known.set(key, table)
      return table
    },
  }
}

type Block = { readonly first: number; readonly places: readonly Place[] }

function blocksOf(places: readonly Place[]): Block[] {
  return Array.from({ length: Math.ceil(places.length / block) }, (_, at) => ({
    first: at * block,
    places: places.slice(at * block, (at + 1) * block),
  }))
}
