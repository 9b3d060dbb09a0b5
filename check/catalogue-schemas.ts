import type { z } from 'zod'

export type Schema = z.core.$ZodType

/** A schema without what makes it optional; `isAsked`: whether it may not be left out. */
export function unwrapped(schema: Schema): { inner: z.core.$ZodTypes; isAsked: boolean } {
  const known = schema as z.core.$ZodTypes
  const { def } = known._zod
  if (def.type === 'optional' || def.type === 'default')
    return { inner: unwrapped(def.innerType).inner, isAsked: false }
  if (def.type === 'nullable') return { ...unwrapped(def.innerType) }
  if (def.type === 'pipe') return unwrapped(def.in)
  return { inner: known, isAsked: true }
}

/** `head`: its first line. */
export function tableOf(head: string, rows: readonly (readonly string[])[]): string {
  const lines = rows.map(row => `| ${row.map(cell).join(' | ')} |`)
  return [head, `|${'---|'.repeat(head.split('|').length - 2)}`, ...lines].join('\n')
}

function cell(words: string): string {
  return words.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
