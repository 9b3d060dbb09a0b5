import type { Output } from '../call.ts'

export type Handover = Output<'bring-one'>
export type HandoverBag = Handover['bags'][number]
