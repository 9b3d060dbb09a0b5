import type { Pool } from 'pg'
import type * as z from 'zod/mini'
import type { CallName, QueryField } from '#shop/calls.ts'
import type { Catalogue } from '#shop/catalogue.ts'
import type { User } from '#shop/customer/customer.ts'
import type { Language } from '#shop/language.ts'
import type { Refusal, RefusalCode } from '#shop/refusal/refusal.ts'
import type { KitchenMemory } from '../capacity/memory.ts'
import type { Config } from '../config/config.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Outside } from '../outside/outside.ts'

export type Call = {
  readonly db: Pool
  /** Epoch milliseconds. */
  readonly now: number
  readonly catalogue: Catalogue
  readonly kitchen: KitchenMemory
  readonly lang: Language
  /** The network that the call comes from, as limits count it. */
  readonly from: string
  /** SHA-256 of the token; null without one. */
  readonly tokenHash: Buffer | null
  /** The customer for whom somebody of the shop puts a cart together; none: the holder of the token. */
  readonly behalf?: User
  readonly outside: Outside
  readonly jobs: Jobs
  readonly config: Config
  readonly imagesVersion: string
  /** The slugs of the dishes that have a second picture. */
  readonly closeUps: ReadonlySet<string>
  readonly log: (error: unknown, message: string) => void
}

export type CustomerCall = Call & { readonly customer: User }

type Answered<Output> = Promise<Output | Refusal> | Output | Refusal
type Schema = z.core.$ZodType

export type OwnLimit = 'message' | 'coupon' | 'export'

type Row = {
  readonly says: string
  /** What `data` is. Tests check every answer by it; a running shop trusts its types. */
  readonly answers: Schema
  /** Beside the codes of every call (openapi.ts). */
  readonly refuses: readonly RefusalCode[]
  /** Also served by the share variant: the call needs no customer and no cart. */
  readonly shared: boolean
  readonly limit: 'auth' | OwnLimit | null
  /** The door refuses it to who is not let in, as long as the shop is closed. */
  readonly sells: boolean
  /** Changes with what a shared answer depends on beside the catalogue. */
  version?(call: Call): Promise<string>
}

/** The door refuses a call with `customer` where no customer is logged in. */
type Run<Input, Output> =
  | { readonly customer: true; run(call: CustomerCall, input: Input): Answered<Output> }
  | { readonly customer: false; run(call: Call, input: Input): Answered<Output> }

export type Hook<Input = never, Output = unknown, Fields extends Schema = Schema> = Row & {
  readonly fields: Fields
} & Run<Input, Output>

/** A department's calls; each must take the fields that shop/calls.ts sends in its query. */
export type Department = {
  readonly [Name in CallName]?: Hook<
    never,
    unknown,
    z.core.$ZodType<{ readonly [Field in QueryField<Name>]?: unknown }>
  >
}

type Words = Pick<Row, 'says' | 'answers'> & Partial<Row>

/** One call: its fields, its function, and what openapi.json says of it. */
export function hook<
  Fields extends Schema,
  Answers extends Schema,
  Output extends z.core.output<Answers>,
>(
  fields: Fields,
  run: (call: CustomerCall, input: Input<Fields>) => Answered<Output>,
  words: Words & { answers: Answers; customer: true },
): Hook<Input<Fields>, Output, Fields>
export function hook<
  Fields extends Schema,
  Answers extends Schema,
  Output extends z.core.output<Answers>,
>(
  fields: Fields,
  run: (call: Call, input: Input<Fields>) => Answered<Output>,
  words: Words & { answers: Answers },
): Hook<Input<Fields>, Output, Fields>
export function hook(fields: Schema, run: unknown, words: Words): unknown {
  return {
    refuses: [],
    customer: false,
    shared: false,
    limit: null,
    sells: false,
    ...words,
    fields,
    run,
  }
}

/** Zod types an object without fields as one whose every field is `never`. */
type Input<Of extends Schema> = string extends keyof z.core.output<Of> ? object : z.core.output<Of>
