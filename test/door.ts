import { randomBytes } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Pool } from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import type { HookName } from '#server/door/hooks.ts'
import { hooks } from '#server/door/hooks.ts'
import { codesOf } from '#server/door/openapi-operation.ts'
import { jobTable } from '#server/job-table.ts'
import type { JobName } from '#server/jobs/jobs.ts'
import type { Pages } from '#server/pages/pages.ts'
import { type Fields, methodOf, sent } from '#shop/calls.ts'
import type { Input, Output } from '../app/call.ts'
import { monday } from './clock.ts'
import { shopOn, type TestShop } from './shop-on.ts'

export { monday } from './clock.ts'

type Answered<Name extends HookName> = {
  status: number
  headers: Record<string, unknown>
  code: string
  message: string
  /** The data of an ok answer; a test of a refusal looks at `code`. */
  data: Output<Name>
}

/** Who calls, in which language, and from which network address. */
type Caller = { token?: string; lang?: string; from?: string }

export type Door = {
  readonly app: FastifyInstance
  readonly db: Pool
  readonly shop: TestShop
  /** Sets the clock (epoch milliseconds). */
  at(now: number): void
  /** A call as a client makes it: Request → Response on a real PostgreSQL. */
  ask<Name extends HookName>(
    name: Name,
    input: Input<Name>,
    options?: Caller,
  ): Promise<Answered<Name>>
  /** Runs a job at the door's time; answers how many rows it did. */
  run(name: JobName): Promise<number>
  /** A raw request with the demo's key and business, as any client could send it. */
  send(url: string, options?: Omit<InjectOptions, 'url'>): Promise<Sent>
  close(): Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: a raw answer has no type
type Sent = Answered<HookName> & { cookies: LightMyRequestResponse['cookies']; data: any }

export const path = (name: string) =>
  `/api/content/v1/account/demo/repository/shop/hook/call/${name}/1`

export const sharedPath = (name: string) =>
  `/api/share/v1/content/account/demo/repository/shop/hook/call/${name}/1`

/**
 * The shop's door on a fresh copy of the demo shop, or on an empty database that `fill` fills, with a
 * clock of the test's own.
 */
export async function openDoor(
  environment: Record<string, string> = {},
  pages: Pages | null = null,
  fill: ((db: Pool) => Promise<void>) | null = null,
): Promise<Door> {
  const postgres = inject('postgres')
  const database = `gastra_${randomBytes(6).toString('hex')}`
  const admin = openDatabase({ ...postgres, max: 1 }, () => {})
  // PostgreSQL copies the files of the template, which takes half as long as a copy through its log.
  const from = fill ? '' : `template ${inject('template')} strategy file_copy`
  await admin.query(`create database ${database} ${from}`)
  const db = openDatabase({ ...postgres, database, max: 8 }, () => {})
  if (fill) {
    await migrate(db)
    await fill(db)
  }
  let now = monday
  const { app, shop, refreshKitchen } = await shopOn(db, () => now, environment, pages)
  return {
    app,
    db,
    shop,
    at(instant) {
      now = instant
    },
    async ask(name, input, options) {
      await refreshKitchen()
      return ask(app, name, input, options)
    },
    async run(name) {
      let done = 0
      for (;;) {
        const found = await jobTable[name](shop)
        if (found === 0) return done
        done += found
      }
    },
    send: (url, options) => send(app, url, options),
    async close() {
      await app.close()
      if (!db.ended) await db.end()
      await admin.query(`drop database ${database} with (force)`)
      await admin.end()
    },
  }
}

/** Whatever a test is about: what it is answered is exactly what the document says of that call. */
function checkAnswer(name: HookName, code: string, data: unknown): void {
  if (code !== 'ok') return
  const parsed = hooks[name].answers['~standard'].validate(data)
  if (parsed instanceof Promise || !parsed.issues) return
  const told = parsed.issues.map(({ path = [], message }) => `${path.join('.')}: ${message}`)
  throw new Error(`${name} does not answer what its schema says: ${told.join('; ')}`)
}

async function ask<Name extends HookName>(
  app: FastifyInstance,
  name: Name,
  input: Input<Name>,
  { token, lang = 'en', from }: Caller = {},
): Promise<Answered<Name>> {
  const { query, body } = sent(name, input as Fields)
  const response = await app.inject({
    method: methodOf(name),
    ...(from && { remoteAddress: from }),
    url: path(name),
    query: { apiKey: 'demo', business: 'demo', ...query },
    headers: {
      lang,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  const { code, data, message } = response.json()
  checkAnswer(name, code, data)
  if (code !== 'ok' && !codesOf(hooks[name]).includes(code))
    throw new Error(`${name} does not say in its table of calls that it refuses ${code}`)
  return { status: response.statusCode, headers: response.headers, code, data, message }
}

async function send(
  app: FastifyInstance,
  url: string,
  options: Omit<InjectOptions, 'url'> = {},
): Promise<Sent> {
  const query = {
    apiKey: 'demo',
    business: 'demo',
    ...(url.startsWith('/api/share/') && { cver: '1' }),
    ...(options.query as object),
  }
  const response = await app.inject({ method: 'GET', ...options, url, query })
  const { statusCode: status, headers, cookies, body } = response
  const { code, data, message } = JSON.parse(body || '{}')
  const name = /\/hook\/call\/([\w-]+)\/1/.exec(url)?.[1] ?? ''
  if (Object.hasOwn(hooks, name)) checkAnswer(name as HookName, code, data)
  return { status, headers, cookies, code, data, message }
}
