import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { calls } from '#shop/calls.ts'
import { type At, openMetricsServer, type Watched } from './metrics-server.ts'
import { addStateGauges } from './state-gauges.ts'
import { pageKept, pageRendered } from './watched.ts'

type Metrics = {
  countOn(app: FastifyInstance): void
  /** Serves them, on a port of their own. */
  open(at: At): Promise<{ close(): Promise<void> }>
  text(): Promise<string>
}

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function metricsOf({ db, jobsDb, now, log }: Watched): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answered = new Counter({
    name: 'gastra_calls_total',
    help: 'Calls that were answered, by name and code.',
    labelNames: ['call', 'code'] as const,
    registers,
  })
  const took = new Histogram({
    name: 'gastra_call_seconds',
    help: 'How long calls took, by name.',
    labelNames: ['call'] as const,
    buckets,
    registers,
  })
  const pages = new Counter({
    name: 'gastra_pages_total',
    help: 'Pages that were answered: kept, rendered, or led elsewhere.',
    labelNames: ['from'] as const,
    registers,
  })
  const rendered = new Histogram({
    name: 'gastra_page_render_seconds',
    help: 'How long pages took that were rendered.',
    buckets,
    registers,
  })
  const requests = new Counter({
    name: 'gastra_http_requests_total',
    help: 'All requests, by class of status.',
    labelNames: ['status'] as const,
    registers,
  })
  addPoolGauge(registers, { calls: db, jobs: jobsDb })
  addStateGauges(registers, { db: jobsDb, now })
  const classes = ['', '1xx', '2xx', '3xx', '4xx', '5xx']
  return {
    countOn(app) {
      app.addHook('onResponse', (request, reply, done) => {
        requests.inc({ status: classes[Math.trunc(reply.statusCode / 100)] ?? 'other' })
        const call = callOf(request)
        const seconds = reply.elapsedTime / 1000
        if (call) {
          answered.inc({ call, code: reply.watched || String(reply.statusCode) })
          took.observe({ call }, seconds)
        } else if (reply.watched === pageRendered || reply.watched === pageKept) {
          pages.inc({ from: reply.watched })
          if (reply.watched === pageRendered) rendered.observe(seconds)
        }
        done()
      })
    },
    text: () => registry.metrics(),
    open: at => openMetricsServer(registry, at, log),
  }
}

/** The name of a call, never what a stranger typed for one; null for what is no call. */
function callOf({ params, routeOptions }: FastifyRequest): string | null {
  if (!routeOptions.url?.includes('/hook/call/')) return null
  const { hookName = '' } = params as { hookName?: string }
  const name = Object.hasOwn(calls, hookName) ? hookName : 'unknown'
  return routeOptions.url.startsWith('/api/share/') ? `share-${name}` : name
}

function addPoolGauge(registers: Registry[], pools: Readonly<Record<string, Pool>>): void {
  new Gauge({
    name: 'gastra_pool_connections',
    help: 'Connections to the database, by pool and state; waiting: for one.',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'used' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
}
