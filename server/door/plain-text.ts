/** No call nests deeper than a few levels; a thousand would exhaust the stack. */
const deepest = 20

/**
 * Whether every text in a call can be stored: no NUL and no half character, which PostgreSQL
 * refuses in text and jsonb.
 */
export function isPlainText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (depth === deepest) return false
  return Object.entries(value).every(
    ([key, inner]) => isPlainText(key) && isPlainText(inner, depth + 1),
  )
}
