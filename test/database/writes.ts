import type { Pool } from 'pg'

/**
 * Counts the statements that write to any table, also those that are rolled back, so that
 * a test reads all rows again only where something may have changed. Tries are left out: they are
 * forgotten once a minute, whatever a test asks.
 */
export async function countWrites(db: Pool): Promise<() => Promise<string>> {
  await db.query(`
    create sequence write_count;
    create function count_write() returns trigger language plpgsql as
      $$ begin perform nextval('write_count'); return null; end $$;
    do $$ declare name text; begin
      for name in select format('%I', tablename) from pg_tables
        where schemaname = 'public' and tablename <> 'counted' loop
        execute format('create trigger count_write after insert or update or delete or truncate
          on %s for each statement execute function count_write()', name);
      end loop;
    end $$`)
  return async () => {
    const { rows } = await db.query<{ writes: string }>(
      'select last_value::text || is_called as writes from write_count',
    )
    return rows[0]?.writes ?? ''
  }
}

/** What `read` read last, until something is written. */
export function readAnew<T>(
  writes: () => Promise<string>,
  read: () => Promise<T>,
): () => Promise<T> {
  let kept: { at: string; value: T } | null = null
  return async () => {
    const at = await writes()
    if (kept?.at !== at) kept = { at, value: await read() }
    return kept.value
  }
}
