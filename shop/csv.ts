import type { Cents } from './money.ts'

/** Money is written in euros, with two decimals. */
export type CsvCell = string | number | { readonly cents: Cents } | null

/**
 * Lines for Greek spreadsheets: semicolons, decimal commas, UTF-8 with a BOM. No text is taken for a
 * formula: one that could be is led in by an apostrophe.
 */
export function csv(lines: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${lines.map(line => line.map(written).join(';')).join('\r\n')}`
}

function written(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return quoted(cell)
  const number = typeof cell === 'number' ? String(cell) : (cell.cents / 100).toFixed(2)
  return number.replace('.', ',')
}

function quoted(text: string): string {
  const plain = isFormula(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}

/** Blanks in front do not hide a sign from every program. A phone with its country computes nothing. */
function isFormula(text: string): boolean {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) && !/^\+\d[\d ]*$/.test(text)
}
