import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import type { PoolClient, QueryConfig } from 'pg'
import { openDatabase } from '#server/db/database.ts'
import { shopOn } from '../test/shop-on.ts'
import { type Json, path } from './carts.ts'
import type { Asking, Connection } from './orders.ts'
import { runPgbench } from './pgbench.ts'

type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** `customerId` is the customer who orders, again and again. */
type Recorded = {
  readonly roundTrips: number
  readonly writes: readonly Statement[]
  readonly customerId: string
}

/** What one whole order asks of the database, without the test provider's own tables. */
export async function recordOrder(
  connection: Connection,
  orderOnce: (asking: Asking) => Promise<void>,
): Promise<Recorded> {
  const db = openDatabase({ ...connection, max: 2 }, () => {})
  const statements: (Statement & { name: string })[] = []
  let listens = false
  db.on('connect', client => {
    const query = client.query.bind(client)
    // Pool and transactions both come through here.
    client.query = ((...args: [QueryConfig | string, unknown[]?]) => {
      if (listens) statements.push(readable(...args))
      return (query as (...all: unknown[]) => unknown)(...args)
    }) as PoolClient['query']
  })
  const { app } = await shopOn(db, Date.now)
  const asking = await inProcess(app.inject.bind(app))
  await orderOnce(asking)
  listens = true
  await orderOnce(asking)
  listens = false
  const { id: customerId } = await asking.call('GET', 'auth-session-one', {})
  await app.close()
  await db.end()
  const own = statements.filter(({ name, text }) => !/sandbox/.test(name + text))
  const writes = own.filter(({ text }) =>
    /^\s*(begin|commit|insert|update|delete|with)/i.test(text),
  )
  return { roundTrips: own.length, writes, customerId: String(customerId) }
}

/** pgbench making the same writes, each order with names of its own; orders a second. */
export async function sameWrites(
  connection: Connection,
  { writes, customerId }: Recorded,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'gastra-pgbench-'))
  const file = join(folder, 'order.sql')
  const names = newNames(writes).filter(name => name !== customerId)
  const lines = writes.map(({ text, values }) => `${inlined(text, values, names)};`)
  // As many digits as the ends of the names that they replace.
  await writeFile(file, ['\\set other random(100000000000, 999999999999)', ...lines].join('\n'))
  try {
    return await runPgbench(connection, { connections, seconds, file })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Ids that an order creates, so that each order needs its own. */
function newNames(writes: readonly Statement[]): string[] {
  const found = new Set<string>()
  for (const { text, values } of writes) {
    if (!/insert into|update payment_attempt/i.test(text)) continue
    for (const value of values.filter(each => typeof each === 'string')) {
      if (isName(value)) found.add(value)
      for (const [, id] of value.matchAll(/"(?:id|deliveryId)":"([^"]+)"/g))
        if (isName(id ?? '')) found.add(id as string)
    }
  }
  return [...found]
}

/** A random name of ours, a UUID, or the provider's sixteen digits. */
function isName(text: string): boolean {
  return /^([\w-]{20,24}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{16})$/.test(text)
}

/**
 * The statement with its values in it. pgbench puts its variable into quoted texts too, as long as
 * it sends plain SQL.
 */
function inlined(text: string, values: readonly unknown[], names: readonly string[]): string {
  const whole = text
    .replace(/\s+/g, ' ')
    .replace(/\$(\d+)/g, (_, index) => literal(values[Number(index) - 1]))
  return names.reduce((sql, name) => sql.replaceAll(name, `${name.slice(0, -12)}:other`), whole)
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return `'${value.toISOString()}'`
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  const text = Array.isArray(value)
    ? `{${value.map(item => JSON.stringify(item)).join()}}`
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
  return `'${text.replaceAll("'", "''")}'`
}

function readable(first: QueryConfig | string, values: unknown[] = []) {
  if (typeof first === 'string') return { name: '', text: first, values }
  return { name: first.name ?? '', text: first.text, values: first.values ?? values }
}

/** The same calls as over HTTP, in this process. */
async function inProcess(
  inject: (options: InjectOptions) => Promise<{ body: string; headers: Record<string, unknown> }>,
): Promise<Asking> {
  let token = ''
  const asking: Asking = {
    phone: '6944123456',
    async call(method, hook, query, body) {
      const { body: text } = await inject({
        method: method as 'GET',
        url: path(hook),
        query: { apiKey: 'demo', business: 'demo', ...(query as Record<string, string>) },
        headers: { ...(token && { authorization: `Bearer ${token}` }) },
        ...(body && { payload: body }),
      })
      const { code, data } = JSON.parse(text) as { code: string; data: Json }
      if (code !== 'ok') throw new Error(`${hook} answered ${code}`)
      return data
    },
    async approve(ref) {
      const { headers } = await inject({
        method: 'POST',
        url: `/sandbox/pay/${ref}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'outcome=approve',
      })
      return Object.fromEntries(new URL(String(headers.location)).searchParams)
    },
  }
  const password = 'bench-2026'
  const username = `recorded${process.pid}@example.gr`
  const person = { name: 'Recorded', username, password, verify: password }
  token = String((await asking.call('POST', 'auth-register-email', {}, person)).token)
  return asking
}
