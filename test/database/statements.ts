import pg from 'pg'

type Counted = { readonly statements: readonly string[]; readonly rows: number }

/** What the database was asked while `run` ran, and how many rows it answered. */
export async function countingStatements(run: () => Promise<unknown>): Promise<Counted> {
  const statements: string[] = []
  let rows = 0
  const { query } = pg.Client.prototype
  const count = (result: pg.QueryResult | undefined) => {
    rows += result?.rows?.length ?? 0
  }
  // A function of eight signatures is replaced by one that hands all of them on.
  pg.Client.prototype.query = function (this: pg.Client, ...own: unknown[]) {
    const [asked] = own
    statements.push(typeof asked === 'string' ? asked : (asked as { text: string }).text)
    const answer = own.at(-1)
    // A pool asks with a function, a transaction waits for a promise.
    if (typeof answer === 'function')
      own[own.length - 1] = (error: Error | null, result: pg.QueryResult | undefined) => {
        count(result)
        answer(error, result)
      }
    const answered: unknown = Reflect.apply(query, this, own)
    if (answered instanceof Promise) answered.then(count, () => {})
    return answered
  } as typeof query
  try {
    await run()
  } finally {
    pg.Client.prototype.query = query
  }
  return { statements, rows }
}
