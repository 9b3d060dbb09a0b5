import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { type Column, compared, hasWords, searched } from './column.ts'
import type { View } from './view.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
})

/** The column, never shown, in which typed words are looked for. */
const words = 'words of the row'

/** The rows that the view lets through, in its order. */
export function useSeen<Row>(columns: readonly Column<Row>[], rows: readonly Row[], view: View) {
  const data = useMemo(() => [...rows] as (Row & object)[], [rows])
  const asked = useMemo(
    () => [
      ...columns.map(({ name, value, choice }) => ({
        id: name,
        accessorFn: (row: Row) => value?.(row) ?? null,
        enableGlobalFilter: false,
        sortFn: (one: Had, other: Had, id: string) =>
          compared(one.getValue(id) as never, other.getValue(id) as never),
        filterFn: ({ original }: Had, _id: string, wanted: string) =>
          choice?.(original as Row)?.code === wanted,
      })),
      {
        id: words,
        accessorFn: (row: Row) => searched(columns, row),
        enableGlobalFilter: true,
      },
    ],
    [columns],
  )
  const { order } = view
  const table = useTable({
    features,
    data,
    columns: asked as never,
    globalFilterFn: ((row: Had, id: string, typed: string) =>
      hasWords(typed, row.getValue(id) as string)) as never,
    getColumnCanGlobalFilter: column => column.id === words,
    state: {
      globalFilter: view.text,
      columnFilters: Object.entries(view.only).map(([id, value]) => ({ id, value })),
      sorting: order ? [{ id: order.column, desc: order.falling }] : [],
    },
  })
  const model = table.getRowModel()
  return useMemo(() => model.rows.map(({ original }) => original as Row), [model])
}

type Had = { readonly original: unknown; getValue(id: string): unknown }
