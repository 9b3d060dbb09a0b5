import type * as z from 'zod/mini'

/** Where something is wrong, such as `builds[0].price`, and what, in plain words. */
export type Fault = { readonly field: string; readonly says: string }

/** The value as the schema gives it back, or everything that the schema does not take of it. */
export function checked<Read>(
  schema: z.ZodMiniType<Read, unknown>,
  value: unknown,
): { readonly read: Read; readonly faults: null } | { readonly faults: Fault[] } {
  const { success, data, error } = schema.safeParse(value, { reportInput: true })
  if (success) return { read: data, faults: null }
  return {
    faults: error.issues.map(issue => ({ field: fieldOf(issue.path), says: wordsOf(issue) })),
  }
}

function fieldOf(path: readonly PropertyKey[]): string {
  return path
    .map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at > 0 ? '.' : ''}${String(key)}`))
    .join('')
}

type Issue = z.core.$ZodIssue

function wordsOf(issue: Issue): string {
  if (issue.input === undefined && issue.code !== 'custom') return 'is missing'
  if (issue.code === 'invalid_union') return 'is none of those that there are'
  const is = `is ${shown(issue.input)}`
  if (issue.code === 'invalid_type') return `${is}, not ${kinds[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `${is}, not one of ${issue.values.join(', ')}`
  if (issue.code === 'too_small')
    return isNumber(issue.input)
      ? `${is}, but must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
      : 'is empty'
  if (issue.code === 'too_big') return `${is}, but may be at most ${issue.maximum}`
  // Schemas have words of their own for these.
  if (issue.code === 'invalid_format') return `${is}: ${issue.message}`
  return issue.code === 'custom' ? issue.message : `${is}, which it cannot be`
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

function shown(value: unknown): string {
  const written = JSON.stringify(value) ?? String(value)
  return written.length > 60 ? `${written.slice(0, 60)}…` : written
}
