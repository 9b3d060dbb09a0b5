import type { Pool } from 'pg'
import type { Catalogue } from '#shop/catalogue.ts'
import type { KitchenMemory } from './capacity/memory.ts'
import type { Config } from './config/config.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Outside } from './outside/outside.ts'

export type RunningShop = {
  readonly config: Config
  readonly db: Pool
  /** Reads only, planned for whole periods: what the shop's people add up (decision 049). */
  readonly reports: Pool
  readonly catalogue: () => Catalogue
  readonly kitchen: KitchenMemory
  readonly outside: Outside
  readonly jobs: Jobs
  readonly now: () => number
  readonly imagesVersion: string
  readonly closeUps: ReadonlySet<string>
  /** Changes with every build of the pages. */
  readonly build: string
  readonly log: (error: unknown, message: string) => void
}
