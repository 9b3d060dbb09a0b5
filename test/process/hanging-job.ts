import pg from 'pg'
import { type JobName, jobNames } from '#server/jobs/jobs.ts'
import { jobRunner } from '#server/jobs/runner.ts'
import type { RunningShop } from '#server/running-shop.ts'

// A process whose job `mails` never ends: it says so and waits to be killed.
const connection = JSON.parse(process.argv[2] ?? '')
const log = (error: unknown) => process.stderr.write(`${error}\n`)
const runner = jobRunner({ connection, log })
const hang = () => {
  process.stdout.write('running\n')
  return new Promise<number>(() => {})
}
const table = Object.fromEntries(
  jobNames.map(name => [name, name === 'mails' ? hang : async () => 0]),
)
const shop = {
  db: new pg.Pool({ ...connection, max: 8 }),
  log,
  now: Date.now,
} as unknown as RunningShop
await runner.start({ shop, table: table as Record<JobName, () => Promise<number>> })
runner.soon('mails')
