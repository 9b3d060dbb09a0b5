/**
 * Whether every text in a call can be stored: no NUL and no half character, which PostgreSQL
 * refuses in text and jsonb.
 */
export function isPlainText(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, inner]) => isPlainText(key) && isPlainText(inner))
}
