import type { PoolClient } from 'pg'
import type * as z from 'zod/mini'
import type { Device } from '#shop/people/device.ts'
import type { DeskRefusal, DeskRefusalCode } from '#shop/people/refusal.ts'
import type { StaffPerson } from '#shop/people/staff.ts'
import type { Refusal, RefusalCode } from '#shop/refusal/refusal.ts'
import { Refused } from '#shop/refusal/refused.ts'
import type { NewDeed } from '../db/staff/deeds.ts'
import type { Call } from './hook.ts'

/** Before somebody has logged in. */
export type StrangerCall = Call & {
  readonly agent: string
  /** Of the key that a device of the shop holds; null without one. */
  readonly deviceHash: Buffer | null
}
export type StaffCall = Call & {
  readonly staff: StaffPerson
  /** The device of the shop that they are at; null: a browser of their own. */
  readonly device: Device | null
  readonly sessionHash: Buffer
}
/** All of an act happens in `tx`; jobs that it asks for run after the commit. */
export type ActCall = StaffCall & { readonly tx: PoolClient }

/** What an act answers, and what the door writes down of it. */
export type Acted<Output> = {
  readonly data: Output
  readonly deed: Pick<NewDeed, 'subject' | 'changes'> & { readonly reason?: string }
}

export type No = Refusal | DeskRefusal

export function isNo(value: unknown): value is No {
  return Refused.is(value)
}

type Schema = z.core.$ZodType
type Row = {
  readonly says: string
  /** What `data` is, as it travels. Tests check every answer by it; a running shop trusts its types. */
  readonly answers: Schema | Unwritten
  readonly refuses: readonly (RefusalCode | DeskRefusalCode)[]
  /** Counted as a try to get in. */
  readonly isLogin: boolean
  /** It adds up many rows: its `db` is the pool for reports, which cannot write. */
  readonly isReport: boolean
  /** An act of which the answer is what its deed tells of: it has no preview. */
  readonly isLook: boolean
}

/** What a new call answers, in words, until its schema is written; a test asks for that. */
type Unwritten = string

type Run<Input, Output> =
  | { readonly kind: 'stranger'; run(call: StrangerCall, input: Input): Promise<Output | No> }
  | { readonly kind: 'read'; run(call: StaffCall, input: Input): Promise<Output | No> }
  | { readonly kind: 'act'; run(call: ActCall, input: Input): Promise<Acted<Output> | No> }

export type DeskHook<Input = never, Output = unknown, Fields extends Schema = Schema> = Row & {
  readonly fields: Fields
} & Run<Input, Output>

type Words<Output, Answers> = Pick<Row, 'says'> &
  Partial<Row> & { readonly answers: Answers } & Fits<Output, Answers>

/** No row compiles whose function answers what its schema does not say. */
type Fits<Output, Answers> = Answers extends Schema
  ? Sent<Output> extends Sent<z.core.output<Answers>>
    ? unknown
    : { readonly answers: 'the function answers what this schema does not say' }
  : unknown

/** As it travels: a date is text. */
export type Sent<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Sent<Value[Key]> }
      : Value

type Input<Of extends Schema> = string extends keyof z.core.output<Of> ? object : z.core.output<Of>

export function stranger<Fields extends Schema, Output, Answers extends Schema | Unwritten>(
  fields: Fields,
  run: (call: StrangerCall, input: Input<Fields>) => Promise<Output | No>,
  words: Words<Output, Answers>,
): DeskHook<Input<Fields>, Output, Fields> {
  return { ...row(words), kind: 'stranger', fields, run }
}

/** A call that changes nothing worth a deed. */
export function read<Fields extends Schema, Output, Answers extends Schema | Unwritten>(
  fields: Fields,
  run: (call: StaffCall, input: Input<Fields>) => Promise<Output | No>,
  words: Words<Output, Answers>,
): DeskHook<Input<Fields>, Output, Fields> {
  return { ...row(words), kind: 'read', fields, run }
}

/** A call that the door runs in one transaction together with its deed. */
export function act<Fields extends Schema, Output, Answers extends Schema | Unwritten>(
  fields: Fields,
  run: (call: ActCall, input: Input<Fields>) => Promise<Acted<Output> | No>,
  words: Words<Output, Answers>,
): DeskHook<Input<Fields>, Output, Fields> {
  return { ...row(words), kind: 'act', fields, run }
}

function row(words: Pick<Row, 'says' | 'answers'> & Partial<Row>): Row {
  return { refuses: [], isLogin: false, isReport: false, isLook: false, ...words }
}
