import type { ReactNode } from 'react'
import type { Column } from './list/column.ts'
import { Rows } from './list/rows.tsx'
import { Viewed } from './list/viewed.tsx'

export type { Column }

export type ListProps<Row> = {
  readonly title: string
  /** As data; the first says which row it is. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  /**
   * Names the list where it can be filtered, ordered and exported; one such list a screen, since its
   * view stands in the address. The saved views and the file of the export are called so.
   */
  readonly name?: string
  /** Where a row leads: a path of the room. Only with a name. */
  readonly to?: (row: Row) => string
  /** The acts on the rows that are chosen. Only with a name. */
  readonly acts?: (chosen: readonly Row[], unchoose: () => void) => ReactNode
}

/** A table whose columns are data; on a narrow screen each row is a card that names its fields. */
export function List<Row>(props: ListProps<Row>) {
  const { name, columns } = props
  if (name) return <Viewed {...props} name={name} />
  return <Rows {...props} columns={columns.filter(({ hidden }) => !hidden)} />
}
