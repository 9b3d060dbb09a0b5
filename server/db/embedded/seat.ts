import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Postmaster } from './postmaster.ts'

/** A connection that holds the shop's place at a running server. */
export type Seat = { client: pg.Client; postmaster: Postmaster }

/** Milliseconds until a start that failed is tried again: at first, and at most. */
const firstRest = 500
const longestRest = 10_000

/** Takes a new seat whenever the server is lost, as after a crash. `stop` ends that and answers the last seat. */
export function keepSeat(
  first: Seat,
  openAgain: (lost: Postmaster) => Promise<Seat>,
  log: (line: string) => void,
): { stop(): Promise<Seat> } {
  const stopping = new AbortController()
  let seat = first
  let opening = Promise.resolve()

  function watch(): void {
    seat.client.once('end', () => {
      if (!stopping.signal.aborted) opening = open()
    })
  }

  async function open(): Promise<void> {
    log('The connection to PostgreSQL ended: starting it again')
    for (let rest = firstRest; !stopping.signal.aborted; rest = Math.min(rest * 2, longestRest))
      try {
        seat = await openAgain(seat.postmaster)
        watch()
        log('PostgreSQL runs again')
        return
      } catch (error) {
        log(`PostgreSQL could not be started again: ${error}`)
        await pause(rest, undefined, { signal: stopping.signal }).catch(() => {})
      }
  }

  watch()
  return {
    async stop() {
      stopping.abort()
      await opening
      return seat
    },
  }
}
