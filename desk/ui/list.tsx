import type { ReactNode } from 'react'

export type Column<Row> = {
  readonly name: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** For a column of buttons: its title is read, not seen. */
  readonly hideTitle?: boolean
  readonly className?: string
}

/** A table whose columns are data; on a narrow screen each row is a card that names its fields. */
export function List<Row>({
  title,
  columns,
  rows,
  idOf,
}: {
  title: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
}) {
  // The roles are named because a table that is laid out as blocks loses its own.
  return (
    <div className="rounded-card border border-line bg-card shadow-card max-md:border-0 max-md:bg-transparent max-md:shadow-none">
      <table role="table" className="list w-full text-start">
        <caption className="sr-only">{title}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ name, title: heading, hideTitle }) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className="border-b border-line px-5 py-3 text-start text-sm font-medium text-muted"
              >
                <span className={hideTitle ? 'sr-only' : ''}>{heading}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:space-y-3">
          {rows.map(row => (
            <tr
              key={idOf(row)}
              role="row"
              className="border-line max-md:space-y-2 max-md:rounded-card max-md:border max-md:bg-card max-md:p-5 max-md:shadow-card md:not-last:border-b"
            >
              {columns.map(({ name, title: heading, hideTitle, cell, className = '' }) => (
                <td
                  key={name}
                  role="cell"
                  data-title={hideTitle ? '' : heading}
                  className={`align-top md:px-5 md:py-4 ${className}`}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
