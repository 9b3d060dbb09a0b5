/** The code of a failure, such as ENOENT or PostgreSQL's 23505; undefined: it has none. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return String(error.code)
}

/** What kind of failure it is, without its message, which may hold what nobody should read. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'Error'
}
