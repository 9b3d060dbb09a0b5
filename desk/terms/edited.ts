import type { WrittenArea } from '#shop/publishing/area-form.ts'

export type TermName = 'plans' | 'delivery' | 'cutOffs' | 'vat' | 'bestSellers' | 'door'

/** An area as the release and what is changed here make it. */
export type Area = Place<WrittenArea> & {
  readonly shown: WrittenArea
  /** Whether the shop brings there now, and as it would be. */
  readonly isServed: boolean
  readonly isOn: boolean
}
/** Of one or several areas, whether the shop brings there. */
export type Choose = (ids: readonly string[], isOn: boolean) => void

/** A window or counter as it is live, and as the release and what is typed now make it; null: it is not there. */
export type Place<Value> = {
  readonly id: string
  readonly live: Value | null
  readonly value: Value | null
  readonly sold: number
}
