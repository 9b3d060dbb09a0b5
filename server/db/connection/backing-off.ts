import pg from 'pg'

/** As pg calls it: with an error, or with null where the connection is made. */
type Called = ((error: Error) => void) | ((error: null, client: pg.Client) => void)
type Told = (error: Error | null, client?: pg.Client) => void

/** Milliseconds without a new try after a connection that failed: at first, and at most. */
const firstPause = 100
const longestPause = 1000

/**
 * Connections of one pool. After one could not be made, the next are refused with the same error
 * for a moment, longer each time, so that calls do not storm a database that is recovering. `settings`
 * are statements that a new connection runs before it is used.
 */
export function clientThatBacksOff(settings: string): new () => pg.Client {
  let failure: Error | null = null
  let pause = 0
  let triedAgainAt = 0

  function failed(error: Error): void {
    failure = error
    pause = Math.min(longestPause, pause === 0 ? firstPause : pause * 2)
    triedAgainAt = performance.now() + pause
  }

  return class extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(callback: Called): void
    override connect(callback?: Called): Promise<pg.Client> | undefined {
      const connected = this.#connect()
      if (!callback) return connected
      const told = callback as Told
      connected.then(() => told(null, this), told)
    }

    async #connect(): Promise<pg.Client> {
      if (failure && performance.now() < triedAgainAt) throw failure
      // The pool listens only to a client that it was handed: an error before would end the process. It
      // reaches the caller all the same, as the refusal of the statement below.
      this.on('error', () => {})
      try {
        await super.connect()
        await this.#begin()
        pause = 0
        failure = null
        return this
      } catch (error) {
        // Those that were tried at the same time count once.
        if (performance.now() >= triedAgainAt) failed(error as Error)
        throw error
      }
    }

    async #begin(): Promise<void> {
      try {
        await this.query(settings)
      } catch (error) {
        this.end().catch(() => {})
        throw error
      }
    }
  }
}
