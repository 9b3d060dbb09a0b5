import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import { clientThatBacksOff } from '../db/connection/backing-off.ts'
import { jobLimits, queueSettings } from '../db/database.ts'
import { alone, lateJobs } from '../db/job-locks.ts'
import type { RunningShop } from '../running-shop.ts'
import { everyMilliseconds, type JobName, type Jobs, jobNames, lateMinutes } from './jobs.ts'
import { throttled } from './throttled.ts'

/**
 * Work that runs besides the calls. A job does the rows that are due and answers how many it did. A job may
 * run twice, late, or in two processes at once: the rows remember what is due, not the queue.
 */
export type Job = (shop: RunningShop) => Promise<number>

type Work = { readonly shop: RunningShop; readonly table: Readonly<Record<JobName, Job>> }

export type JobRunner = Jobs & {
  /** Runs the jobs of the table; null: only wakes them for others. Waits for a database that is away for a moment. */
  start(work: Work | null): Promise<void>
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
const wakeMilliseconds = 1000
/** Until a job is tried again that another process runs. */
const elsewhereMilliseconds = 500
const stopMilliseconds = 9000
/** How long a database that does not answer is waited for at the start, and between two tries. */
const startMilliseconds = 60_000
const restMilliseconds = 500
const watchMilliseconds = 60_000
/** A woken job is due since yesterday, so that a clock that is put back cannot make it wait. */
const dueMilliseconds = 24 * 60 * 60_000
/** Rounds without a pause; after these the job is woken anew. */
const mostRounds = 200

type Running = {
  readonly connection: PoolConfig
  readonly log: RunningShop['log']
  readonly works?: boolean
  /** Milliseconds between two runs of a job, and between two looks for jobs that are late. */
  readonly pace?: { readonly every: Readonly<Record<JobName, number>>; readonly watch: number }
}

/**
 * Runs the jobs on pg-boss in the shop's own database: each at its own pace, and soon after any
 * process woke it. The pace is this process's own, which no clock that is put back can stop.
 */
export function jobRunner({
  connection,
  log,
  works = true,
  pace = { every: everyMilliseconds, watch: watchMilliseconds },
}: Running): JobRunner {
  const boss = queueIn(connection, works, log)
  const stopping = new AbortController()
  let isOpen = false
  const wake = (name: JobName) => {
    if (!isOpen || stopping.signal.aborted) return
    const startAfter = new Date(Date.now() - dueMilliseconds)
    boss
      .send(name, null, { startAfter })
      .catch(error => log(error, `the job ${name} could not be woken`))
  }
  const wakers = new Map(
    jobNames.map(name => [name, throttled(() => wake(name), wakeMilliseconds)] as const),
  )
  const timers: NodeJS.Timeout[] = []
  function every(milliseconds: number, run: () => void): void {
    timers.push(setInterval(run, milliseconds).unref())
  }

  async function begin(work: Work | null): Promise<void> {
    await boss.start()
    for (const name of jobNames) await boss.createQueue(name, queue)
    if (!work) return
    const { shop, table } = work
    for (const name of jobNames)
      await boss.work(name, async ([queued]) => {
        const job = { name, id: queued?.id ?? '', run: table[name] }
        await runJob(job, shop, { log, wake, stopping: stopping.signal })
      })
  }

  return {
    soon: name => wakers.get(name)?.(),

    async start(work) {
      await untilBegun(() => begin(work), boss, { log, stopping: stopping.signal })
      isOpen = !stopping.signal.aborted
      if (!work || !isOpen) return
      for (const name of jobNames) {
        wake(name)
        every(pace.every[name], () => wake(name))
      }
      every(pace.watch, () =>
        tellLate(work.shop.db, log).catch(error => log(error, 'the late jobs are not known')),
      )
    },

    async stop() {
      stopping.abort()
      for (const timer of timers) clearInterval(timer)
      await boss.stop({ graceful: true, timeout: stopMilliseconds })
    },
  }
}

function queueIn(connection: PoolConfig, works: boolean, log: RunningShop['log']): PgBoss {
  const limited = {
    ...connection,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    Client: clientThatBacksOff(queueSettings),
    query_timeout: jobLimits.answer,
  }
  const boss = new PgBoss({
    ...(limited as ConstructorParameters<typeof PgBoss>[0] & object),
    schema: 'pgboss',
    application_name: 'gastra jobs',
    max: works ? 4 : 1,
    useListenNotify: works,
    schedule: false,
    supervise: works,
  })
  boss.on('error', error => log(error, 'the job queue is in trouble'))
  boss.on('warning', ({ message }) => log(null, `the job queue: ${message}`))
  return boss
}

type Watched = { readonly log: RunningShop['log']; readonly stopping: AbortSignal }

/** Tries again while the database does not answer; throws when that takes too long. */
async function untilBegun(begin: () => Promise<void>, boss: PgBoss, { log, stopping }: Watched) {
  const latest = Date.now() + startMilliseconds
  while (!stopping.aborted)
    try {
      return await begin()
    } catch (error) {
      // A stop in the middle of the start takes the connections away, which is no trouble.
      if (stopping.aborted) return
      if (Date.now() > latest) throw error
      log(error, 'the jobs did not start and are tried again')
      await boss.stop({ graceful: false }).catch(() => {})
      await pause(restMilliseconds, undefined, { signal: stopping }).catch(() => {})
    }
}

async function runJob(
  { name, id, run }: { readonly name: JobName; readonly id: string; readonly run: Job },
  shop: RunningShop,
  { log, wake, stopping }: Watched & { readonly wake: (name: JobName) => void },
): Promise<void> {
  try {
    const ranHere = await alone(shop.db, name, async () => {
      for (let round = 0; round < mostRounds; round++)
        if (stopping.aborted || (await run(shop)) === 0) return
      wake(name)
    })
    // The other process may have read its rows before the one that this job was woken for.
    if (!ranHere) setTimeout(() => wake(name), elsewhereMilliseconds).unref()
  } catch (error) {
    log(error, `the job ${name} failed (${id})`)
    throw error
  }
}

async function tellLate(db: Pool, log: RunningShop['log']): Promise<void> {
  const late = await lateJobs(db, lateMinutes)
  for (const name of late)
    log(null, `the job ${name} has not run for ${lateMinutes[name as JobName]} minutes`)
}
