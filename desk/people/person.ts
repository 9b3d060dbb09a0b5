import type { Output } from '../call.ts'

export type Person = Output<'staff-collection'>[number]
