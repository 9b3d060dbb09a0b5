import type { Output } from '../call.ts'

export type Day = Output<'day-one'>
export type Bag = Day['bags'][number]
