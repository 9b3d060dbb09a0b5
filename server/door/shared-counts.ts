import { createHash } from 'node:crypto'
import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import { count, forgetCounts } from '../db/counted.ts'
import type { RunningShop } from '../running-shop.ts'

/** What this node counts of one key in the present window. */
type Tally = {
  readonly what: string
  readonly milliseconds: number
  readonly begun: number
  count: number
  /** Of it, what the other nodes were not told yet. */
  untold: number
  /** What the others counted, when they were last asked. */
  others: number
  /** What this node added to the shared count that ends at `until`. */
  told: number
  until: number
}

/** Keys that one limit remembers; the least used are forgotten. */
const mostRemembered = 5000
const tellEveryMilliseconds = 2000
const forgetEveryMilliseconds = 60_000
/** Shares of a limit below which a node keeps a key to itself: most visitors cost no statement. */
const worthTelling = 0.1

/**
 * Counts for the limits of pages and calls: each node by itself, and every two seconds together what
 * is a tenth of its limit or more. So no call waits for a statement, and a limit holds across nodes up to
 * a tenth for each of them and what comes in two seconds.
 */
export function sharedCounts({ db, log }: Pick<RunningShop, 'db' | 'log'>) {
  const worth = new Set<Tally>()

  function storeOf(limit: string): FastifyRateLimitStore {
    const tallies = new LRUCache<string, Tally>({ max: mostRemembered })
    return {
      incr(key, answer, milliseconds, most) {
        const now = Date.now()
        let tally = tallies.get(key)
        if (!tally || tally.begun + tally.milliseconds <= now) {
          const { told = 0, until = 0 } = tally ?? {}
          const what = tally?.what ?? hashOf(`${limit} ${key}`)
          tally = { what, milliseconds, begun: now, count: 0, untold: 0, others: 0, told, until }
          tallies.set(key, tally)
        }
        tally.count += 1
        tally.untold += 1
        if (tally.count > most * worthTelling) worth.add(tally)
        const ttl = tally.begun + milliseconds - now
        answer(null, { current: tally.count + tally.others, ttl })
      },
      child(options) {
        const { routeInfo } = options as { routeInfo?: { url?: string } }
        return storeOf(routeInfo?.url ?? '')
      },
    }
  }

  async function tell(): Promise<void> {
    const telling = [...worth].map(tally => ({ tally, by: tally.untold }))
    worth.clear()
    if (telling.length === 0) return
    const added = telling.map(({ tally: { what, milliseconds }, by }) => ({
      what,
      by,
      milliseconds,
    }))
    const counted = new Map((await count(db, added)).map(each => [each.what, each]))
    for (const { tally, by } of telling) {
      const shared = counted.get(tally.what)
      if (!shared) continue
      tally.told = shared.until === tally.until ? tally.told + by : by
      tally.until = shared.until
      tally.others = Math.max(0, shared.count - tally.told)
      tally.untold -= by
    }
  }

  const failed = (error: unknown) => log(error, 'the nodes could not tell each other their counts')
  const telling = setInterval(() => tell().catch(failed), tellEveryMilliseconds).unref()
  const forgetting = setInterval(
    () => forgetCounts(db).catch(failed),
    forgetEveryMilliseconds,
  ).unref()
  return {
    Store: class {
      constructor() {
        Object.assign(this, storeOf(''))
      }
    } as new () => FastifyRateLimitStore,
    stop() {
      clearInterval(telling)
      clearInterval(forgetting)
    },
  }
}

/** Counts one try for all nodes at once; answers the seconds to wait where there were more than `most`, else null. */
export async function secondsAfterTry(
  db: RunningShop['db'],
  key: string,
  most: number,
  milliseconds: number,
): Promise<number | null> {
  const [counted] = await count(db, [{ what: hashOf(key), by: 1, milliseconds }])
  if (!counted || counted.count <= most) return null
  return Math.max(1, Math.ceil(counted.left / 1000))
}

/** Addresses and e-mails stay out of the table. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}
