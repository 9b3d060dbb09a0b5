import type { Output } from '../call.ts'

export type Kitchen = Output<'kitchen-one'>
export type DishOfDay = Kitchen['dishes'][number]
