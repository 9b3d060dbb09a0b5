import type { Output } from '../call.ts'

export type Message = Output<'message-one'>
