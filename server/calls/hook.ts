import type { Pool } from 'pg'
import type * as z from 'zod/mini'
import type { Catalogue } from '#shop/catalogue.ts'
import type { Language } from '#shop/language.ts'
import type { Refusal, RefusalCode } from '#shop/refusal.ts'
import type { Config } from '../config/config.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { KitchenMemory } from '../kitchen/memory.ts'
import type { Outside } from '../outside/outside.ts'

/** What a hook function works with: the database, the clock, the catalogue and who calls. */
export type Call = {
  readonly db: Pool
  /** Epoch milliseconds. */
  readonly now: number
  readonly catalogue: Catalogue
  readonly kitchen: KitchenMemory
  readonly lang: Language
  /** SHA-256 of the caller's token; null for a visitor. */
  readonly tokenHash: Buffer | null
  readonly outside: Outside
  readonly jobs: Jobs
  readonly config: Config
  /** Changes when a picture changes. */
  readonly imagesVersion: string
  readonly log: (error: unknown, message: string) => void
}

type Answered<Output> = Promise<Output | Refusal> | Output | Refusal
type Schema = z.core.$ZodType

/** Calls that are limited by themselves: messages to the shop, coupons' codes, copies of one's data. */
export type OwnLimit = 'message' | 'coupon' | 'export'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a call is, for those who program against it (openapi.json). */
type Words = {
  readonly says: string
  /** What `data` is: types of server/answers.ts, or words. */
  readonly answers: string
  /** Its own codes, beside those that every call has. */
  readonly refuses: readonly RefusalCode[]
  /** For customers who are logged in: anybody else is `user-not-allowed`. */
  readonly customer: boolean
}

export type Hook<Input = never, Output = unknown, Verb extends Method = Method> = Words & {
  readonly method: Verb
  readonly query: Schema
  readonly body: Schema | null
  readonly run: (call: Call, input: Input) => Answered<Output>
  /** Needs neither customer nor cart: also served by the share variant. */
  readonly shared: boolean
  readonly limit: 'auth' | OwnLimit | null
  /** What a shared answer depends on beside the catalogue. */
  version?(call: Call): Promise<string>
  /** Its output as JSON in UTF-8 and in pieces, where `JSON.stringify` takes too long. */
  json?(output: Output): readonly Buffer[]
}

type Options<Output> = Pick<Words, 'says' | 'answers'> & {
  refuses?: readonly RefusalCode[]
  customer?: boolean
  shared?: boolean
  limit?: 'auth' | OwnLimit
  json?: (output: Output) => readonly Buffer[]
  version?: (call: Call) => Promise<string>
}

/** A hook that reads; its input is the query. */
export function get<Query extends Schema, Output>(
  query: Query,
  run: (call: Call, input: Fields<Query>) => Answered<Output>,
  options: Options<Output>,
) {
  return hook('GET', query, null, run, options)
}

/** A hook that writes; its input is the query's and the body's fields together. */
export function post<Query extends Schema, Body extends Schema, Output>(
  query: Query,
  body: Body,
  run: (call: Call, input: Both<Query, Body>) => Answered<Output>,
  options: Options<Output>,
) {
  return hook('POST', query, body, run, options)
}

export function put<Query extends Schema, Body extends Schema, Output>(
  query: Query,
  body: Body,
  run: (call: Call, input: Both<Query, Body>) => Answered<Output>,
  options: Options<Output>,
) {
  return hook('PUT', query, body, run, options)
}

/** A hook that takes something away; its input is the query. */
export function del<Query extends Schema, Output>(
  query: Query,
  run: (call: Call, input: Fields<Query>) => Answered<Output>,
  options: Options<Output>,
) {
  return hook('DELETE', query, null, run, options)
}

/** A body that may be null stands apart, under `body`. */
type Both<Query extends Schema, Body extends Schema> = Fields<Query> &
  (null extends z.core.output<Body> ? { body: z.core.output<Body> } : Fields<Body>)

/** An object without fields asks for nothing; Zod types it as one where every field is never. */
type Fields<Of extends Schema> = string extends keyof z.core.output<Of> ? object : z.core.output<Of>

function hook<Input, Output, Verb extends Method>(
  method: Verb,
  query: Schema,
  body: Schema | null,
  run: (call: Call, input: Input) => Answered<Output>,
  { says, answers, refuses = [], customer = false, ...options }: Options<Output>,
) {
  const { shared = false, limit = null, json, version } = options
  return {
    says,
    answers,
    refuses,
    customer,
    method,
    query,
    body,
    run,
    shared,
    limit,
    ...(json && { json }),
    ...(version && { version }),
  } as Hook<Input, Output, Verb>
}
