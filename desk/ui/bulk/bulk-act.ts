import type { DeskCallName } from '#shop/people/calls.ts'

/** One act of the shop's people, done to many rows: to each by its own call and with its own deed. */
export type BulkAct<Row> = {
  readonly call: DeskCallName
  readonly title: string
  /** Why a row is left as it is; null: it can be done to it. */
  readonly leftOut?: (row: Row) => string | null
  /** Something is written once, for every row. */
  readonly field?: { readonly label: string; readonly hint: string; readonly most: number }
  /** One of these is chosen once, for every row. */
  readonly choice?: {
    readonly label: string
    readonly empty: string
    readonly options: readonly { readonly value: string; readonly label: string }[]
  }
  readonly run: (row: Row, sent: Sent) => Promise<unknown>
}

type Sent = {
  /** The same for a row however often it is tried, so that it is done once. */
  readonly request: { readonly requestId: string }
  /** What was written in the field, or the value of what was chosen. */
  readonly text: string
}
