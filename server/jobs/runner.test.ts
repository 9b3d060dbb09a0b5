import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Door, openDoor } from '../../test/door.ts'
import { type JobName, jobNames } from './jobs.ts'
import { type Job, type JobRunner, jobRunner } from './runner.ts'

let door: Door
let connection: PoolConfig
const logged: string[] = []
const runners: JobRunner[] = []
const children: ChildProcess[] = []
beforeAll(async () => {
  door = await openDoor()
  connection = { ...door.db.options, max: 2 }
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all(runners.splice(0).map(runner => runner.stop()))
})
afterAll(() => door.close())

/** A runner whose jobs do nothing but those given. */
async function running(jobs: Partial<Record<JobName, Job>>, works = true): Promise<JobRunner> {
  const log = (_error: unknown, message: string) => logged.push(message)
  const runner = jobRunner({ connection, log, works })
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
    const other = await running({}, false)
    await until(async () => {
      other.soon('payments')
      await pause(50)
      return ran
    })
  })

  test('goes on after the process that ran a job was killed', async () => {
    const child = spawn(process.execPath, ['test/hanging-job.ts', JSON.stringify(connection)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
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

  test('is asked for each job every minute, for the upkeep every hour', async () => {
    await running({})
    const { rows } = await door.db.query('select name, cron from pgboss.schedule order by name')
    const names = [...jobNames].sort()
    expect(rows).toEqual(
      names.map(name => ({ name, cron: name === 'upkeep' ? '17 * * * *' : '* * * * *' })),
    )
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
