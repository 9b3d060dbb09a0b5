import type { Output } from '../call.ts'

export type TakingsAnswer = Output<'takings-one'>

export type Row = TakingsAnswer['rows'][number]
type Sum = Row['taken']
export type Both = { readonly taken: Sum; readonly back: Sum }

export function stepOf(date: string, byMonth: boolean): string {
  return byMonth ? date.slice(0, 7) : date
}

/** The sums of rows that share a key, in the order in which the keys come. */
export function summed(rows: readonly Row[], keyOf: (row: Row) => string): [string, Both][] {
  return [...Map.groupBy(rows, keyOf)].map(([key, of]) => [
    key,
    { taken: sumOf(of.map(({ taken }) => taken)), back: sumOf(of.map(({ back }) => back)) },
  ])
}

function sumOf(sums: readonly Sum[]): Sum {
  const of = (part: keyof Sum) => sums.reduce((all, sum) => all + sum[part], 0)
  return { gross: of('gross'), net: of('net'), vat: of('vat') }
}
