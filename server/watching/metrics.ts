import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { calls } from '#shop/calls.ts'
import { athensDate } from '#shop/schedule.ts'
import { outliveLostConnections } from '../connections.ts'
import { readShopState, type ShopState } from '../db/shop-state.ts'
import { pageKept, pageRendered } from './watched.ts'

type Metrics = {
  /** Counts what this server answers. */
  countOn(app: FastifyInstance): void
  /** Serves them, on a port of their own. */
  open(at: { readonly port: number; readonly host: string }): Promise<{ close(): Promise<void> }>
  text(): Promise<string>
}

type Watched = {
  readonly db: Pool
  readonly jobsDb: Pool
  readonly now: () => number
  readonly log: (error: unknown, message: string) => void
}

/** Milliseconds between two looks at the database, however often the metrics are read. */
const freshFor = 15_000
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
  new Gauge({
    name: 'gastra_pool_connections',
    help: 'Connections to the database, by pool and state; waiting: for one.',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries({
        calls: db,
        jobs: jobsDb,
      })) {
        this.set({ pool, state: 'used' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
  const standing = keptStanding({ db: jobsDb, now })
  for (const [name, { help, read }] of Object.entries(ofStanding))
    new Gauge({
      name: `gastra_${name}`,
      help,
      registers,
      async collect() {
        const state = await standing()
        if (state) this.set(read(state))
        else this.reset()
      },
    })
  new Gauge({
    name: 'gastra_job_age_seconds',
    help: 'Since each job ran last, in whichever process.',
    labelNames: ['job'] as const,
    registers,
    async collect() {
      this.reset()
      for (const { name, age } of (await standing())?.jobs ?? []) this.set({ job: name }, age)
    },
  })
  new Gauge({
    name: 'gastra_kitchen_left',
    help: 'On each of the next days with orders, by days from today: deliveries of its fullest window, portions of its scarcest dish.',
    labelNames: ['in_days', 'what'] as const,
    registers,
    async collect() {
      this.reset()
      for (const { day, ...left } of (await standing())?.kitchen ?? [])
        for (const [what, most] of Object.entries(left))
          if (most !== null) this.set({ in_days: String(day), what }, most)
    },
  })
  new Gauge({
    name: 'gastra_database_up',
    help: '1 where the database answered the last look.',
    registers,
    async collect() {
      this.set((await standing()) ? 1 : 0)
    },
  })

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
    async open({ port, host }) {
      const server = createServer((request, response) => {
        if (request.url !== '/metrics') return response.writeHead(404).end()
        registry.metrics().then(
          text => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
          error => {
            log(error, 'the metrics could not be read')
            response.writeHead(500).end()
          },
        )
      })
      await once(server.listen(port, host), 'listening')
      outliveLostConnections(server, error => log(error, 'a reader of the metrics was not taken'))
      return {
        close: () =>
          new Promise<void>(resolve => {
            server.closeAllConnections()
            server.close(() => resolve())
          }),
      }
    },
  }
}

/** The name of a call, never what a stranger typed for one; null for what is no call. */
function callOf({ params, routeOptions }: FastifyRequest): string | null {
  if (!routeOptions.url?.includes('/hook/call/')) return null
  const { hookName = '' } = params as { hookName?: string }
  const name = Object.hasOwn(calls, hookName) ? hookName : 'unknown'
  return routeOptions.url.startsWith('/api/share/') ? `share-${name}` : name
}

/** null: the database does not answer, which is a value of its own and hides no other. */
function keptStanding({ db, now }: Pick<Watched, 'db' | 'now'>): () => Promise<ShopState | null> {
  let lastState: Promise<ShopState | null> | null = null
  let readAt = Number.NEGATIVE_INFINITY
  return () => {
    if (!lastState || performance.now() - readAt > freshFor) {
      readAt = performance.now()
      lastState = readShopState(db, now(), athensDate(now())).catch(() => null)
    }
    return lastState
  }
}

type Read = { readonly help: string; readonly read: (standing: ShopState) => number }

const ofStanding: Readonly<Record<string, Read>> = {
  mails_waiting: { help: 'Mails that are to be sent.', read: state => state.mailsWaiting },
  mails_oldest_seconds: {
    help: 'How long the oldest mail is overdue.',
    read: state => state.mailsAge,
  },
  mails_failed: { help: 'Mails that failed in 24 hours.', read: state => state.mailsFailed },
  refunds_due: { help: 'Refunds that are to be sent.', read: state => state.refundsDue },
  refunds_oldest_seconds: {
    help: 'How long the oldest refund is overdue.',
    read: state => state.refundsAge,
  },
  refunds_by_hand: {
    help: 'Refunds that wait for a person at the bank.',
    read: state => state.refundsByHand,
  },
  documents_due: {
    help: 'Fiscal documents that are to be issued.',
    read: state => state.documentsDue,
  },
  documents_oldest_seconds: {
    help: 'How old the oldest document is that is not issued.',
    read: state => state.documentsAge,
  },
  orders_unpaid: {
    help: 'Orders that wait for their payment.',
    read: state => state.ordersUnpaid,
  },
  events_untold: {
    help: 'Events that nobody was told of yet.',
    read: state => state.eventsUntold,
  },
  events_oldest_seconds: {
    help: 'How long the oldest of them waits.',
    read: state => state.eventsAge,
  },
  webhooks_waiting: {
    help: 'Webhook messages that are to be sent.',
    read: state => state.webhooksWaiting,
  },
  webhooks_paused: {
    help: 'Endpoints that are paused.',
    read: state => state.webhooksPaused,
  },
}
