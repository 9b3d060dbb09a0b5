import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { athensDate } from '#shop/schedule/schedule.ts'
import { readShopState, type ShopState } from '../db/shop/shop-state.ts'

/** Milliseconds between two looks at the database, however often the metrics are read. */
const freshFor = 15_000
type Read = { readonly db: Pool; readonly now: () => number }

/** What waits in the shop and since when, what the kitchen has left, and whether the database answers. */
export function addStateGauges(registers: Registry[], from: Read): void {
  const stateNow = rememberedState(from)
  for (const [name, { help, read }] of Object.entries(ofState))
    new Gauge({
      name: `gastra_${name}`,
      help,
      registers,
      async collect() {
        const state = await stateNow()
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
      for (const { name, age } of (await stateNow())?.jobs ?? []) this.set({ job: name }, age)
    },
  })
  new Gauge({
    name: 'gastra_kitchen_left',
    help: 'On each of the next days with orders, by days from today: deliveries of its fullest window, portions of its scarcest dish.',
    labelNames: ['in_days', 'what'] as const,
    registers,
    async collect() {
      this.reset()
      for (const { day, ...left } of (await stateNow())?.kitchen ?? [])
        for (const [what, most] of Object.entries(left))
          if (most !== null) this.set({ in_days: String(day), what }, most)
    },
  })
  new Gauge({
    name: 'gastra_database_up',
    help: '1 where the database answered the last look.',
    registers,
    async collect() {
      this.set((await stateNow()) ? 1 : 0)
    },
  })
}

/** null: the database does not answer, which is a value of its own and hides no other. */
function rememberedState({ db, now }: Read): () => Promise<ShopState | null> {
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

type Figure = { readonly help: string; readonly read: (state: ShopState) => number }

const ofState: Readonly<Record<string, Figure>> = {
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
