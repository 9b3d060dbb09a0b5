import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { count } from './db/counted.ts'
import { codeOf } from './db/database.ts'
import { lateJobs } from './db/job-locks.ts'
import { lateMinutes } from './jobs/jobs.ts'
import type { Pages } from './pages/pages.ts'
import type { RunningShop } from './running-shop.ts'

type Readiness =
  | { readonly ready: true; readonly lateJobs: readonly string[] }
  | { readonly ready: false; readonly reason: string }

/** Milliseconds for which one look answers all who ask: anybody may ask, as often as they like. */
const lookAgain = 1000

/** Whether the process lives, and whether it can serve: a balancer sends nobody to a node that is not ready. */
export function healthRoutes(app: FastifyInstance, shop: RunningShop, pages: Pages | null): void {
  let looked: Promise<Readiness> | null = null
  let lookedAt = 0
  const look = () => {
    if (looked && performance.now() - lookedAt < lookAgain) return looked
    lookedAt = performance.now()
    looked = readiness(shop, pages)
    return looked
  }
  app.get('/health/live', () => ({ live: true }))
  app.get('/health/ready', async (_request, reply) => {
    const readiness = await look()
    return reply.code(readiness.ready ? 200 : 503).send(readiness)
  })
}

/** Ready: each part of the build is there, and the database takes a row. A late job alone does not stop sales. */
async function readiness(shop: RunningShop, pages: Pages | null): Promise<Readiness> {
  const missing = [pages?.clientFolder, pages?.desk?.folder].find(
    folder => folder && !existsSync(folder),
  )
  if (missing) return { ready: false, reason: `the build lacks ${missing}: run npm run build` }
  try {
    await count(shop.db, [{ what: 'health', by: 1, milliseconds: lookAgain }])
    return { ready: true, lateJobs: await lateJobs(shop.db, lateMinutes) }
  } catch (error) {
    shop.log(error, 'the shop is not ready')
    return { ready: false, reason: reasonOf(error) }
  }
}

/** A standby takes no row (25006), a full disk neither (53100). */
function reasonOf(error: unknown): string {
  const cannotWrite = ['25006', '53100'].includes(codeOf(error))
  return cannotWrite ? 'the database cannot be written' : 'the database does not answer'
}
