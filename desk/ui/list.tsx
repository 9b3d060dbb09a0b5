import type { Column, ListProps } from './list/column.ts'
import { Rows } from './list/rows.tsx'
import { Viewed } from './list/viewed.tsx'

export type { Column }

/** A table whose columns are data; on a narrow screen each row is a card that names its fields. */
export function List<Row>(props: ListProps<Row>) {
  const { name, columns } = props
  if (name) return <Viewed {...props} name={name} />
  return <Rows {...props} columns={columns.filter(({ hidden }) => !hidden)} />
}
