import type { Db } from '../database.ts'

/** By the picture's name the fingerprint of what is shown there. */
export async function livePictures(db: Db): Promise<Map<string, string>> {
  const { rows } = await db.query<{ name: string; hash: string }>({
    name: 'live-pictures',
    text: 'select name, hash from live_picture order by name',
  })
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

/** Shows exactly these; what is no longer named stays as the data folder has it. */
export async function writeLivePictures(
  db: Db,
  pictures: ReadonlyMap<string, string>,
): Promise<void> {
  const [names, hashes] = [[...pictures.keys()], [...pictures.values()]]
  await db.query({
    name: 'live-pictures-write',
    text: `with gone as (delete from live_picture where name <> all($1))
      insert into live_picture (name, hash) select * from unnest($1::text[], $2::text[])
      on conflict (name) do update set hash = excluded.hash
        where live_picture.hash <> excluded.hash`,
    values: [names, hashes],
  })
}

/** Shows this one beside the others, at a place where no release has put any. */
export async function addLivePicture(db: Db, name: string, hash: string): Promise<void> {
  await db.query({
    name: 'live-picture-add',
    text: 'insert into live_picture (name, hash) values ($1, $2)',
    values: [name, hash],
  })
}

export async function forgetLivePictures(db: Db, names: readonly string[]): Promise<void> {
  await db.query({
    name: 'live-pictures-forget',
    text: 'delete from live_picture where name = any($1)',
    values: [names],
  })
}

export async function keepPicture(
  db: Db,
  picture: { hash: string; content: Buffer; staffId: string; now: Date },
): Promise<void> {
  await db.query({
    name: 'picture-keep',
    text: `insert into picture_source (hash, content, uploaded_by, uploaded_at)
      values ($1, $2, $3, $4) on conflict (hash) do update set uploaded_at = excluded.uploaded_at`,
    values: [picture.hash, picture.content, picture.staffId, picture.now],
  })
}

export async function pictureContent(db: Db, hash: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ content: Buffer }>({
    name: 'picture-content',
    text: 'select content from picture_source where hash = $1',
    values: [hash],
  })
  return rows[0]?.content ?? null
}

/** Deletes what was put in before that instant and that no release and no page names. */
export async function deleteUnusedPictures(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.query({
    name: 'pictures-delete-unused',
    text: `delete from picture_source s where uploaded_at < $1
      and not exists (select from live_picture l where l.hash = s.hash)
      and not exists (select from release_change c where c.kind = 'picture' and s.hash in (
        c.before->>'source', c.after->>'source', c.live_before->>'source', c.live_after->>'source'))`,
    values: [before],
  })
  return rowCount ?? 0
}

/** Whether the database has this picture. */
export async function hasPictures(db: Db, hashes: readonly string[]): Promise<boolean> {
  const { rows } = await db.query<{ count: number }>({
    name: 'pictures-there',
    text: 'select count(*)::int as count from picture_source where hash = any($1)',
    values: [hashes],
  })
  return rows[0]?.count === new Set(hashes).size
}
