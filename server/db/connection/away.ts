/** Starting, stopping, full, busy, out of connections, failing at its disk, or a standby that only reads. */
const awayCodes = /^(57P0[1-3]|57014|55P03|25P03|25006|08|53|58030)/
const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]
/** For a connection that breaks pg has no code: the second sentence is what the next statement hears. */
const brokenConnection =
  /connection terminated|is not queryable|query read timeout|timeout exceeded when trying to connect/i

/** Whether the database is away for now: the client may try again. */
export function isDatabaseAway({ code = '', message }: NodeJS.ErrnoException): boolean {
  return awayCodes.test(code) || networkCodes.includes(code) || brokenConnection.test(message)
}
