/** Calls nest a few levels; a thousand levels would exhaust the stack. */
const deepest = 20

/** Whether PostgreSQL can store every text in a call: it refuses NUL and half a surrogate pair. */
export function isPlainText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (depth === deepest) return false
  return Object.entries(value).every(
    ([key, inner]) => isPlainText(key) && isPlainText(inner, depth + 1),
  )
}
