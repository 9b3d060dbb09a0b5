import type { Duplex, Readable, Writable } from 'node:stream'
import { escapeIdentifier, type Pool, type PoolClient } from 'pg'
import { from, to } from 'pg-copy-streams'
import { longestMilliseconds, transaction } from '../database.ts'
import { holdMigrations } from '../migrating/applied-migrations.ts'

/** Copying takes as long as it takes: a COPY that is under way is never silent by itself. */
export const copyLimits = { lock: 600_000, statement: longestMilliseconds, answer: 0 }

/**
 * Runs on one snapshot of the database while others read and write. A migration waits meanwhile and
 * says for whom. `stillHeld` throws where the migrations are not held any more: one that ran meanwhile may
 * have written a table anew, which an older snapshot sees empty.
 */
export function inSnapshot<T>(
  db: Pool,
  run: (tx: PoolClient, stillHeld: () => Promise<unknown>) => Promise<T>,
): Promise<T> {
  return transaction(db, async keeper => {
    // Another connection holds the migrations: its wait must not come after the snapshot.
    await keeper.query(staysIdle)
    await holdMigrations(keeper)
    return transaction(db, async tx => {
      await tx.query('set transaction isolation level repeatable read, read only')
      await tx.query(staysIdle)
      return run(tx, () => keeper.query('select')).catch(error => {
        // Its rows may still be on their way, and it would answer nothing else before the last one.
        hangUp(tx)
        throw error
      })
    })
  })
}

function hangUp(tx: PoolClient): void {
  const { connection } = tx as PoolClient & { connection: { stream: Duplex } }
  connection.stream.destroy()
}

const staysIdle = 'set local idle_in_transaction_session_timeout = 0'

type CopyInto = Writable & { readonly rowCount: number }

/** The rows of a table as PostgreSQL's own text, which every version reads: a line for each row. */
export function copyOut(tx: PoolClient, table: string, columns: readonly string[]): Readable {
  return tx.query(to(`copy ${listed(table, columns)} to stdout`))
}

export function copyIn(tx: PoolClient, table: string, columns: readonly string[]): CopyInto {
  return tx.query(from(`copy ${listed(table, columns)} from stdin`))
}

function listed(table: string, columns: readonly string[]): string {
  return `${escapeIdentifier(table)} (${columns.map(escapeIdentifier).join(', ')})`
}

export async function serverVersion(tx: PoolClient): Promise<string> {
  const { rows } = await tx.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  return rows[0]?.version ?? ''
}
