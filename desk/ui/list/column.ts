import type { ReactNode } from 'react'
import { type CsvCell, csvText } from '#shop/csv.ts'
import { fold, latin } from '#shop/greek.ts'
import type { ListName } from '#shop/people/list-names.ts'

export type Column<Row> = {
  readonly name: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** What the list is ordered, filtered and exported by; without it the column is only looked at. */
  readonly value?: (row: Row) => CsvCell
  /** A box offers these to filter by; the address has the code, which is the same in each language. */
  readonly choice?: (row: Row) => Choice | null
  /** Shown when somebody asks for it. */
  readonly hidden?: boolean
  /** For a column of buttons: its title is read, not seen. */
  readonly hideTitle?: boolean
  /** Its figures stand under each other. */
  readonly isNumber?: boolean
  readonly className?: string
}

export type Choice = { readonly code: string; readonly name: string }

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
  readonly name?: ListName
  /** Where a row leads: a path of the room. Only with a name. */
  readonly to?: (row: Row) => string
  /** The acts on the rows that are chosen. Only with a name. */
  readonly acts?: (chosen: readonly Row[], unchoose: (rows: readonly Row[]) => void) => ReactNode
}

/** The text in which a typed word is looked for: without accents, and in Latin letters. */
export function searched<Row>(columns: readonly Column<Row>[], row: Row): string {
  const text = columns.map(({ value }) => csvText(value?.(row) ?? null)).join(' ')
  return `${fold(text)} ${latin(text)}`
}

/** Whether each typed word stands somewhere in it. */
export function hasWords(typed: string, text: string): boolean {
  return fold(typed)
    .split(' ')
    .every(word => text.includes(word))
}

/** Those that stand in the rows, in the order of what the column is ordered by. */
export function choicesOf<Row>(
  { choice, value }: Column<Row>,
  rows: readonly Row[],
): readonly Choice[] {
  const choices = new Map<string, { readonly choice: Choice; readonly value: CsvCell }>()
  for (const row of rows) {
    const one = choice?.(row)
    if (one) choices.set(one.code, { choice: one, value: value?.(row) ?? null })
  }
  return [...choices.values()]
    .sort((one, other) => compared(one.value, other.value))
    .map(({ choice: one }) => one)
}

const alphabet = new Intl.Collator('el', { numeric: true, sensitivity: 'base' })

/** Numbers by size, texts by the alphabet, what is empty last. */
export function compared(one: CsvCell, other: CsvCell): number {
  const [a, b] = [sizeOf(one), sizeOf(other)]
  if (a === '' || b === '') return Number(a === '') - Number(b === '')
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return alphabet.compare(String(a), String(b))
}

function sizeOf(value: CsvCell): number | string {
  if (value === null || typeof value !== 'object') return value ?? ''
  return 'at' in value ? Date.parse(value.at) : value.cents
}
