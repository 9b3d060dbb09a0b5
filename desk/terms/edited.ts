import type { Output } from '../call.ts'

export type TermName = 'plans' | 'delivery' | 'vat' | 'bestSellers'

export type Area = Output<'area-collection'>['areas'][number] & {
  /** As it would be. */
  readonly isOn: boolean
}
/** Of one or several municipalities, whether the shop brings there. */
export type Choose = (ids: readonly string[], isOn: boolean) => void

/** A window or counter as it is live, and as the release and what is typed now make it; null: it is not there. */
export type Place<Value> = {
  readonly id: string
  readonly live: Value | null
  readonly value: Value | null
  readonly sold: number
}
