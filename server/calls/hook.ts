import type { Pool } from 'pg'
import type * as z from 'zod/mini'
import type { CallName, QueryField } from '#shop/calls.ts'
import type { Catalogue } from '#shop/catalogue.ts'
import type { User } from '#shop/customer.ts'
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

/** The call of a customer who is logged in. */
export type CustomerCall = Call & { readonly customer: User }

type Answered<Output> = Promise<Output | Refusal> | Output | Refusal
type Schema = z.core.$ZodType

/** Calls with a rate limit of their own. */
export type OwnLimit = 'message' | 'coupon' | 'export'

/** What openapi.json says of a call, and how the door treats it. */
type Row<Output> = {
  readonly says: string
  /** What `data` is: types of server/answers.ts, or words. */
  readonly answers: string
  /** The call's own codes; every call has some more (openapi.ts). */
  readonly refuses: readonly RefusalCode[]
  /** Needs neither customer nor cart: also served by the share variant. */
  readonly shared: boolean
  readonly limit: 'auth' | OwnLimit | null
  /** What a shared answer depends on beside the catalogue. */
  version?(call: Call): Promise<string>
  /** Its output as JSON in UTF-8 and in pieces, where `JSON.stringify` takes too long. */
  json?(output: Output): readonly Buffer[]
}

/** Only a customer who is logged in may make a call with `customer`; the door refuses all others. */
type Run<Input, Output> =
  | { readonly customer: true; run(call: CustomerCall, input: Input): Answered<Output> }
  | { readonly customer: false; run(call: Call, input: Input): Answered<Output> }

export type Hook<Input = never, Output = unknown, Fields extends Schema = Schema> = Row<Output> & {
  readonly fields: Fields
} & Run<Input, Output>

/** A department's calls. Each takes the fields that shop/calls.ts puts into its query. */
export type Department = {
  readonly [Name in CallName]?: Hook<
    never,
    unknown,
    z.core.$ZodType<{ readonly [Field in QueryField<Name>]?: unknown }>
  >
}

type Words<Output> = Pick<Row<Output>, 'says' | 'answers'> & Partial<Row<Output>>

/** A call of the shop: the fields that it takes, what it does, and what is said of it. */
export function hook<Fields extends Schema, Output>(
  fields: Fields,
  run: (call: CustomerCall, input: Input<Fields>) => Answered<Output>,
  words: Words<Output> & { customer: true },
): Hook<Input<Fields>, Output, Fields>
export function hook<Fields extends Schema, Output>(
  fields: Fields,
  run: (call: Call, input: Input<Fields>) => Answered<Output>,
  words: Words<Output>,
): Hook<Input<Fields>, Output, Fields>
export function hook(fields: Schema, run: unknown, words: Words<never>): unknown {
  return { refuses: [], customer: false, shared: false, limit: null, ...words, fields, run }
}

/** An object without fields asks for nothing; Zod types it as one where every field is never. */
type Input<Of extends Schema> = string extends keyof z.core.output<Of> ? object : z.core.output<Of>
