import type { Output } from '../call.ts'

export type Packing = Output<'packing-one'>
export type PackingBag = Packing['bags'][number]
