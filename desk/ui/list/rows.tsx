import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type ReactNode, useCallback, useRef } from 'react'
import type { Column } from './column.ts'
import { type Choose, OneRow } from './one-row.tsx'
import type { View } from './view.ts'

type RowsProps<Row> = {
  readonly title: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  readonly to?: (row: Row) => string
  /** With the titles as buttons that order by their column. */
  readonly ordered?: { readonly order: View['order']; readonly by: (column: string) => void }
  /** With boxes in front; `all` is the one of all rows. */
  readonly choosing?: {
    readonly all: ReactNode
    readonly isChosen: (row: Row) => boolean
    readonly choose: (row: Row, on: boolean, withShift: boolean) => void
  }
}

/** The table itself. The roles are named because a table that is laid out as blocks loses its own. */
export function Rows<Row>({ title, columns, rows, idOf, to, ordered, choosing }: RowsProps<Row>) {
  // One function for all renderings, so that a row is drawn anew only where it changed.
  const now = useRef(choosing)
  now.current = choosing
  const choose = useCallback<Choose>((row, ...how) => now.current?.choose(row as Row, ...how), [])
  const isTight = columns.length > 6
  const head = `border-b border-line ${isTight ? 'px-3' : 'px-5'} py-3 text-start text-sm font-medium text-muted`
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card shadow-card max-md:border-0 max-md:bg-transparent max-md:shadow-none">
      <table role="table" className="list w-full text-start">
        <caption className="sr-only">{title}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {choosing && (
              <th role="columnheader" scope="col" className={`${head} w-px pe-0 max-md:hidden`}>
                {choosing.all}
              </th>
            )}
            {columns.map(column => (
              <th
                key={column.name}
                role="columnheader"
                scope="col"
                aria-sort={ordered && column.value && sortOf(ordered.order, column.name)}
                className={`${head} ${column.isNumber ? 'md:text-end!' : ''}`}
              >
                {ordered && column.value ? (
                  <Orders order={ordered.order} column={column} by={ordered.by} />
                ) : (
                  <span className={column.hideTitle ? 'sr-only' : ''}>{column.title}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:space-y-3">
          {rows.map(row => (
            <OneRow
              key={idOf(row)}
              row={row}
              columns={columns as readonly Column<unknown>[]}
              to={to?.(row)}
              isChosen={choosing?.isChosen(row)}
              choose={choosing && choose}
              isTight={isTight}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Orders<Row>({
  order,
  column: { name, title, isNumber },
  by,
}: {
  order: View['order']
  column: Column<Row>
  by: (column: string) => void
}) {
  const Arrow = order?.falling ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      onClick={() => by(name)}
      className={`-my-2 inline-flex min-h-11 items-center gap-1 text-start hover:text-ink focus-visible:rounded-field ${isNumber ? 'md:flex-row-reverse md:text-end' : ''}`}
    >
      {title}
      <Arrow size={14} aria-hidden="true" className={order?.column === name ? '' : 'invisible'} />
    </button>
  )
}

function sortOf(order: View['order'], column: string) {
  if (order?.column !== column) return 'none'
  return order.falling ? 'descending' : 'ascending'
}
