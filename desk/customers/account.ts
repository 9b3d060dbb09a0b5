import type { Output } from '../call.ts'

export type Account = Output<'customer-one'>
