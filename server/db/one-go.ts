import { Socket } from 'node:net'

/**
 * A line to the database on which all that is written in one go leaves in one go: a transaction's
 * `begin` with its first statement, its last statements with the commit. Each piece on its own woke
 * the database, and cost both sides more than what it says.
 */
export class OneGoSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
