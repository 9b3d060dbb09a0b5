import type { Json } from '#shop/merge/merge.ts'
import type { Db } from '../database.ts'

type FolderState = { readonly notedAt: Date; readonly files: Readonly<Record<string, Json>> }

/** Older ones are forgotten: nobody imports a folder that was last in use fifty imports ago. */
const kept = 50

/** Remembers what a folder said when it was imported or exported. */
export async function noteFolderState(
  db: Db,
  { name, files, now }: { name: string; files: FolderState['files']; now: Date },
): Promise<void> {
  await db.query({
    name: 'folder-state-note',
    text: `insert into folder_state (name, noted_at, files) values ($1, $2, $3)
      on conflict (name) do update set noted_at = excluded.noted_at`,
    values: [name, now, JSON.stringify(files)],
  })
  await db.query({
    name: 'folder-state-forget',
    text: `delete from folder_state where name in (
      select name from folder_state order by noted_at desc, name offset $1)`,
    values: [kept],
  })
}

/** Without a name the latest one; null: none is remembered. */
export async function readFolderState(db: Db, name: string | null): Promise<FolderState | null> {
  const { rows } = await db.query<FolderState>({
    name: 'folder-state-read',
    text: `select noted_at as "notedAt", files from folder_state
      where $1::text is null or name = $1 order by noted_at desc limit 1`,
    values: [name],
  })
  return rows[0] ?? null
}
