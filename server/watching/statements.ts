import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'

/** Called as a statement is sent; what it answers is called at its end, with its error or null. */
type Started = (name: string, text: string) => (error: unknown) => void
type Query = (...given: unknown[]) => unknown
type Connect = (told?: (...given: unknown[]) => void) => unknown

/** Watches each statement of every connection; a process that does not watch pays nothing for it. */
export function watchStatements(started: Started): void {
  const query = pg.Client.prototype.query as Query
  function watched(this: pg.Client, ...given: unknown[]): unknown {
    const [asked] = given
    const { name = '', text = '' } = (
      typeof asked === 'string' ? { text: asked } : (asked ?? {})
    ) as { name?: string; text?: string }
    const ended = started(name, text)
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      const tells: Query = (error, ...more) => {
        ended(error)
        return callback(error, ...more)
      }
      return query.apply(this, [...given.slice(0, -1), tells])
    }
    const answer = query.apply(this, given)
    if (answer instanceof Promise) answer.then(() => ended(null), ended)
    else ended(null)
    return answer
  }
  pg.Client.prototype.query = watched as typeof pg.Client.prototype.query

  // A call that waited for a connection goes on as itself, not as the call that gave it back.
  const connect = pg.Pool.prototype.connect as unknown as Connect
  function connected(this: pg.Pool, callback?: (...given: unknown[]) => void): unknown {
    return connect.call(this, callback && AsyncResource.bind(callback))
  }
  pg.Pool.prototype.connect = connected as typeof pg.Pool.prototype.connect
}
