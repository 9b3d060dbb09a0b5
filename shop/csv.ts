import { type Cents, toCents } from './money.ts'
import { athensTime } from './schedule/schedule.ts'

/** Money becomes euros with two decimals, an instant (ISO) the time of Athens. */
export type CsvCell = string | number | { readonly cents: Cents } | { readonly at: string } | null

export function euroCell(euros: number): CsvCell & { readonly cents: Cents } {
  return { cents: toCents(euros) }
}

/**
 * Lines for Greek spreadsheets: semicolons, decimal commas, UTF-8 with a BOM. No text is taken for a
 * formula: one that could be is led in by an apostrophe.
 */
export function csv(lines: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${lines.map(line => line.map(written).join(';')).join('\r\n')}`
}

function written(cell: CsvCell): string {
  if (cell === null) return ''
  return typeof cell === 'string' ? quoted(cell) : csvText(cell)
}

/** A cell's text, such as `28,08` or `2026-11-24 19:06`. */
export function csvText(cell: CsvCell): string {
  if (cell === null || typeof cell === 'string') return cell ?? ''
  if (typeof cell === 'object' && 'at' in cell) return athensTime(Date.parse(cell.at))
  const number = typeof cell === 'number' ? String(cell) : (cell.cents / 100).toFixed(2)
  return number.replace('.', ',')
}

function quoted(text: string): string {
  const plain = `${isFormula(text) ? "'" : ''}${text.replace(innerFormula, "$&'")}`
  return `"${plain.replaceAll('"', '""')}"`
}

/** Blanks in front do not hide a sign from every program. A phone with its country computes nothing. */
function isFormula(text: string): boolean {
  return /^[\s"]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) && !/^\+\d[\d ]*$/.test(text)
}

/**
 * What would begin a cell of its own in a program that parts cells at commas: it sees no quotes behind a
 * semicolon. A number, such as the floor in "Ερμού 12, -1", computes nothing.
 */
const innerFormula = /[,;\t\r\n][\s"]*(?=[=@＝＠]|[+\-＋－](?!\d+\s*(?:[,;\t\r\n]|$)))/g
