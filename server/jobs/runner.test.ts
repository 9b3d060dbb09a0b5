import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Door, openDoor } from '../../test/door.ts'
import { connectionOf, openDatabase } from '../db/database.ts'
import { alone } from '../db/job-locks.ts'
import { everyMilliseconds, type JobName, jobNames } from './jobs.ts'
import { type Job, type JobRunner, jobRunner } from './runner.ts'

let door: Door
let connection: PoolConfig
const logged: string[] = []
const runners: JobRunner[] = []
const children: ChildProcess[] = []
beforeAll(async () => {
  door = await openDoor()
  connection = { ...connectionOf(door.db), max: 2 }
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all(runners.splice(0).map(runner => runner.stop()))
})
afterAll(() => door.close())

type Pace = Parameters<typeof jobRunner>[0]['pace']
const often = { every: { ...everyMilliseconds, mails: 50 }, watch: 50 }

/** A runner whose jobs do nothing but those given. */
async function running(
  jobs: Partial<Record<JobName, Job>>,
  { works = true, ...paced }: { works?: boolean; pace?: Pace } = {},
): Promise<JobRunner> {
  const log = (_error: unknown, message: string) => logged.push(message)
  const runner = jobRunner({ connection, log, works, ...paced })
  runners.push(runner)
  const idle: Job = async () => 0
  const table = Object.fromEntries(jobNames.map(name => [name, jobs[name] ?? idle]))
  const all = table as Record<JobName, Job>
  await runner.start(works ? { shop: { ...door.shop, log }, table: all } : null)
  return runner
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20)
}

describe('The job runner', () => {
  test('waits for a database that blinks while it starts', async () => {
    const { database } = door.db.options
    const admin = openDatabase({ ...inject('postgres'), max: 1 }, () => {})
    const allow = (isOpen: boolean) =>
      admin.query(`alter database ${database} allow_connections ${isOpen}`)
    await allow(false)
    let ran = false
    const starting = running({
      mails: async () => {
        ran = true
        return 0
      },
    })
    await until(() => logged.includes('the jobs did not start and are tried again'))
    await allow(true)
    await admin.end()
    const runner = await starting
    runner.soon('mails')
    await until(() => ran)
  })

  test('that is stopped in the middle of its start says nothing of it', async () => {
    const before = logged.length
    const starts = running({})
    // It waits for the queue's own start, and then takes away what the rest of ours needs.
    await runners.at(-1)?.stop()
    await starts
    expect(logged.slice(before)).toEqual([])
  })

  test('runs a woken job until nothing is left', async () => {
    let left = 3
    const runner = await running({ mails: async () => (left > 0 ? left-- : 0) })
    runner.soon('mails')
    await until(() => left === 0)
  })

  test('runs a job once at a time, however many processes there are and however often they wake it', async () => {
    let [now, most, runs] = [0, 0, 0]
    const job: Job = async () => {
      now++
      most = Math.max(most, now)
      await pause(30)
      now--
      runs++
      return 0
    }
    const both = await Promise.all([running({ refunds: job }), running({ refunds: job })])
    for (let burst = 0; burst < 5; burst++) {
      for (let time = 0; time < 100; time++) for (const runner of both) runner.soon('refunds')
      await pause(60)
    }
    await until(() => runs > 1 && now === 0)
    await Promise.all(runners.splice(0).map(runner => runner.stop()))
    expect(most).toBe(1)
    expect(runs).toBeLessThan(50)
  })

  test('looks again where it was woken while it ran', async () => {
    const rows = ['first']
    let runner: JobRunner
    const job: Job = async () => {
      const found = rows.splice(0)
      if (found.includes('first')) {
        // Written after this run has looked.
        rows.push('second')
        runner.soon('documents')
        return 0
      }
      return found.length
    }
    runner = await running({ documents: job })
    runner.soon('documents')
    await until(() => rows.length === 0)
  })

  test('tells what failed, and runs it the next time', async () => {
    let times = 0
    const runner = await running({
      orders: async () => {
        times++
        if (times === 1) throw new Error('no')
        return 0
      },
    })
    runner.soon('orders')
    await until(() => logged.some(line => /^the job orders failed \([0-9a-f-]{36}\)$/.test(line)))
    runner.soon('orders')
    await until(() => times > 1)
  })

  test('is woken by a process that runs none', async () => {
    let ran = false
    await running({
      payments: async () => {
        ran = true
        return 0
      },
    })
    const other = await running({}, { works: false })
    await until(async () => {
      other.soon('payments')
      await pause(50)
      return ran
    })
  })

  test('goes on after the process that ran a job was killed', async () => {
    const child = spawn(
      process.execPath,
      ['test/process/hanging-job.ts', JSON.stringify(connection)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    children.push(child)
    await once(child.stdout, 'data')
    let ran = false
    const runner = await running({
      mails: async () => {
        ran = true
        return 0
      },
    })
    runner.soon('mails')
    await pause(300)
    expect(ran).toBe(false)
    child.kill('SIGKILL')
    await until(() => ran)
  })

  test('runs each job when it starts, and then at its own pace, which no clock can stop', async () => {
    const runs = { mails: 0, upkeep: 0 }
    const counted = (name: 'mails' | 'upkeep') => async () => {
      runs[name]++
      return 0
    }
    const jobs = { mails: counted('mails'), upkeep: counted('upkeep') }
    await running(jobs, { pace: often })
    await until(() => runs.mails > 2 && runs.upkeep > 0)
    expect(runs.upkeep).toBe(1)
    expect(everyMilliseconds).toMatchObject({ payments: 10_000, mails: 60_000, upkeep: 3_600_000 })
    // What is queued is due since yesterday, so that it is due also after the clock was put back.
    const { rows } = await door.db.query<{ late: boolean }>(
      `select start_after < now() - interval '23 hours' as late from pgboss.job`,
    )
    expect(rows.every(({ late }) => late)).toBe(true)
  })

  test('tells which job has not run for five minutes, in the log and in /health/ready', async () => {
    await running({ mails: async () => 0 })
    await until(
      async () => (await door.db.query('select from job_run')).rowCount === jobNames.length,
    )
    const ready = async () => (await door.app.inject({ url: '/health/ready' })).json()
    expect(await ready()).toEqual({ ready: true, lateJobs: [] })
    await Promise.all(runners.splice(0).map(runner => runner.stop()))
    await door.db.query(`update job_run set ran_at = now() - interval '6 minutes'`)
    // Another process holds the job and hangs.
    const over = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const hanging = alone(door.db, 'mails', async () => {
      held.resolve()
      await over.promise
    })
    await held.promise
    await running({}, { pace: { every: everyMilliseconds, watch: 200 } })
    await until(() => logged.includes('the job mails has not run for 5 minutes'))
    await until(async () => (await ready()).lateJobs.length === 1)
    expect(await ready()).toEqual({ ready: true, lateJobs: ['mails'] })
    over.resolve()
    await hanging
    await until(async () => (await ready()).lateJobs.length === 0)
  })

  test('lets another process run a job whose run has no end', async () => {
    const over = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const hang = () => {
      held.resolve()
      return over.promise
    }
    const hanging = alone(door.db, 'mails', hang, 300)
    await held.promise
    await until(() => alone(door.db, 'mails', async () => {}))
    over.resolve()
    expect(await hanging).toBe(true)
  })

  test('needs one connection for its lock and for what it notes', async () => {
    const narrow = openDatabase({ ...connection, max: 1 }, () => {})
    expect(await alone(narrow, 'upkeep', async () => {})).toBe(true)
    await narrow.end()
  })

  test('stops between two rounds and says nothing of it', async () => {
    let rounds = 0
    const runner = await running({
      mails: async () => {
        rounds++
        await pause(10)
        return 1
      },
    })
    runner.soon('mails')
    await until(() => rounds > 2)
    const before = logged.length
    await runner.stop()
    const stopped = rounds
    await pause(50)
    expect(rounds).toBe(stopped)
    expect(logged.slice(before)).toEqual([])
  })
})
