import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from '../config/config.ts'

type Watching = {
  on(app: FastifyInstance): void
  /** Serves the metrics. */
  open(): Promise<void>
  close(): Promise<void>
}

type Watched = {
  readonly db: Pool
  readonly jobsDb: Pool
  readonly now: () => number
  readonly log: (error: unknown, message: string) => void
  /** Whether each answer says how long it took. */
  readonly isTimed: boolean
}

/** What was asked for is loaded, and only then: metrics, traces, and times for developers. */
export async function openWatching(
  { metrics: at, traces: sampling }: Config,
  { isTimed, ...watched }: Watched,
): Promise<Watching> {
  const metrics = at && (await import('./metrics.ts')).metricsOf(watched)
  const traces = sampling && (await import('./traces.ts')).openTraces(sampling)
  const timing = isTimed ? (await import('./timing.ts')).serverTiming() : null
  let served: { close(): Promise<void> } | null = null
  return {
    on(app) {
      timing?.(app)
      traces?.traceOn(app)
      metrics?.countOn(app)
    },
    async open() {
      if (metrics && at) served = await metrics.open(at)
    },
    async close() {
      await served?.close()
      await traces?.close()
    },
  }
}
