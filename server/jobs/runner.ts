import type { PoolConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import { alone } from '../db/job-locks.ts'
import type { RunningShop } from '../running-shop.ts'
import { type JobName, type Jobs, jobNames } from './jobs.ts'

/**
 * Work that runs besides the calls. A job does the rows that are due and answers how many it did. A
 * job may run twice, late, or in two processes at once: the rows remember what is due, not the
 * queue.
 */
export type Job = (shop: RunningShop) => Promise<number>

export type JobRunner = Jobs & {
  /** Starts to run the jobs of the table; with null this process only wakes them for others. */
  start(work: { shop: RunningShop; table: Readonly<Record<JobName, Job>> } | null): Promise<void>
  /** Waits for the jobs under way, for at most ten seconds. */
  stop(): Promise<void>
}

/** However often a job is woken, one run and one in the queue are enough. */
const queue = {
  policy: 'short',
  notify: true,
  retryLimit: 0,
  expireInSeconds: 900,
  deleteAfterSeconds: 3600,
} as const
const everyMinute = '* * * * *'
const hourly = '17 * * * *'
const wakeMilliseconds = 1000
/** Until a job is tried again that another process runs. */
const elsewhereMilliseconds = 500
const stopMilliseconds = 9000
/** Rounds without a pause; after these the job is woken anew. */
const mostRounds = 200

/**
 * Runs the jobs on pg-boss in the shop's own database: each every minute (upkeep every hour), and
 * soon after any process woke it.
 */
export function jobRunner({
  connection,
  log,
  works = true,
}: {
  connection: PoolConfig
  log: RunningShop['log']
  works?: boolean
}): JobRunner {
  const boss = new PgBoss({
    ...(connection as ConstructorParameters<typeof PgBoss>[0] & object),
    schema: 'pgboss',
    application_name: 'gastra jobs',
    max: works ? 4 : 1,
    useListenNotify: works,
    schedule: works,
    supervise: works,
  })
  boss.on('error', error => log(error, 'the job queue is in trouble'))
  boss.on('warning', ({ message }) => log(null, `the job queue: ${message}`))
  const stopping = new AbortController()
  let isOpen = false
  const wake = (name: JobName) => {
    if (!isOpen || stopping.signal.aborted) return
    boss.send(name).catch(error => log(error, `the job ${name} could not be woken`))
  }
  const wakers = new Map(
    jobNames.map(name => [name, throttled(() => wake(name), wakeMilliseconds)] as const),
  )

  async function run(name: JobName, job: Job, shop: RunningShop, id: string): Promise<void> {
    try {
      const ranHere = await alone(shop.db, name, async () => {
        for (let round = 0; round < mostRounds; round++)
          if (stopping.signal.aborted || (await job(shop)) === 0) return
        wake(name)
      })
      // The other process may have read its rows before the one that this job was woken for.
      if (!ranHere) setTimeout(() => wake(name), elsewhereMilliseconds).unref()
    } catch (error) {
      log(error, `the job ${name} failed (${id})`)
      throw error
    }
  }

  return {
    soon: name => wakers.get(name)?.(),

    async start(work) {
      await boss.start()
      for (const name of jobNames) {
        await boss.createQueue(name, queue)
        if (work) await boss.schedule(name, name === 'upkeep' ? hourly : everyMinute)
      }
      isOpen = true
      if (!work) return
      const { shop, table } = work
      for (const name of jobNames)
        await boss.work(name, async ([queued]) => run(name, table[name], shop, queued?.id ?? ''))
    },

    async stop() {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: stopMilliseconds })
    },
  }
}

/** Runs at once, then at most once in so many milliseconds. */
function throttled(run: () => void, milliseconds: number): () => void {
  let waits = false
  let asked = false
  return function ask() {
    if (waits) {
      asked = true
      return
    }
    waits = true
    run()
    setTimeout(() => {
      waits = false
      if (asked) {
        asked = false
        ask()
      }
    }, milliseconds).unref()
  }
}
