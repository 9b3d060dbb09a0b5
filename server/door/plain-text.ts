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

/** Fields that are typed in several lines. */
const inLines = new Set(['notes', 'deliveryNotes', 'takeawayNotes', 'message', 'reply', 'note'])
/** Secrets are taken as they are typed: a password that was chosen before must go on serving. */
const secrets = new Set(['password', 'verify', 'current', 'credential', 'nonce', 'token', 'params'])

/**
 * The same fields without marks that are not seen: they turn the direction of a line, make two names
 * look alike, or fill a name with nothing. Line breaks stay in fields of several lines, and are a blank
 * in others. Call it after `isPlainText`, which bounds how deep it goes.
 */
export function withoutMarks<Value>(value: Value, field?: string): Value
export function withoutMarks(value: unknown, field = ''): unknown {
  if (secrets.has(field)) return value
  if (typeof value === 'string') return withoutMarksIn(value, inLines.has(field))
  if (Array.isArray(value)) return value.map(each => withoutMarks(each, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutMarks(inner, key)]),
  )
}

const lineBreak = /\r\n?|[\u0085\u2028\u2029]/g
/** Control and format marks, and letters without a shape. The joiner of an emoji stays. */
const unseen =
  /(?!\u200D\p{Extended_Pictographic})[\p{Cf}\u115F\u1160\u3164\uFFA0]|\u034F|(?![\t\n])\p{Cc}/gu

function withoutMarksIn(text: string, isInLines: boolean): string {
  const plain = text.replace(lineBreak, '\n').replace(unseen, '')
  return isInLines ? plain : plain.replace(/[\t\n]+/g, ' ')
}
