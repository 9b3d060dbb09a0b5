import type { Pool } from 'pg'
import pg from 'pg'
import { connectionOf } from '../database.ts'

/** Milliseconds until a broken connection is made again: at first, and at most. */
const firstPause = 500
const longestPause = 15_000

export type DeskChannel = {
  /** Whether what is told arrives: a pooler may take `listen` and carry nothing of it. */
  isHearing(): boolean
  stop(): void
}

/** What this process tells itself, to know whether it hears. */
const probe = 'probe'

/**
 * Hears what is told on the channel `desk`, by a connection of its own, until it is stopped. `heard`
 * gets null where something may have been missed: at the beginning, and after the connection broke.
 */
export function listenAtDesk(
  db: Pool,
  heard: (topic: string | null) => void,
  log: (error: unknown) => void,
): DeskChannel {
  let client: pg.Client | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let pause = firstPause
  let hears = false

  async function connect(): Promise<void> {
    const made = new pg.Client({ ...connectionOf(db), application_name: 'gastra desk' })
    client = made
    made.on('error', error => lost(made, error))
    made.on('end', () => lost(made, null))
    made.on('notification', ({ payload = '' }) => {
      if (payload === probe) hears = true
      else heard(payload)
    })
    try {
      await made.connect()
      await made.query('listen desk')
      pause = firstPause
      heard(null)
      await db.query(`select pg_notify('desk', '${probe}')`)
    } catch (error) {
      lost(made, error)
    }
  }

  function lost(which: pg.Client, error: unknown): void {
    if (which !== client || isStopped) return
    client = null
    hears = false
    if (error) log(error)
    which.end().catch(() => {})
    timer = setTimeout(connect, pause)
    pause = Math.min(longestPause, pause * 2)
  }

  connect()
  return {
    isHearing: () => hears,
    stop() {
      isStopped = true
      clearTimeout(timer)
      client?.end().catch(() => {})
    },
  }
}
