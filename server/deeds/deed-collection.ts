import type { Text } from '#shop/language.ts'
import type { Json } from '#shop/merge/merge.ts'
import type { Piece } from '#shop/publishing/release.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { type Deed, deeds, draftsOfReleases, namesOfIds } from '../db/staff/deeds.ts'
import { nameIn } from '../releases/change-fields.ts'
import { namedIn, readNames, textNamesOf } from '../releases/names.ts'

const most = 100

/** `names`: the names of ids in its subject and its changes. */
type NamedDeed = Deed & { readonly names: Readonly<Record<string, Text>> }

/** The newest deeds before number `before`, or all of one subject such as "order 1042". */
export async function deedCollection(
  { db }: StaffCall,
  { before, subject }: { before?: number | undefined; subject?: string | undefined },
): Promise<NamedDeed[]> {
  const rows = await deeds(db, { before: before ?? null, subject: subject ?? null, most })
  const namesById = new Map(
    (await namesOfIds(db, rows.flatMap(idsIn))).map(({ id, name }) => [id, name]),
  )
  const drafted = await draftNamesOf(db, rows)
  return rows.map(deed => {
    const own = idsIn(deed).flatMap(id => {
      const name = namesById.get(id)
      return name ? [[id, name] as const] : []
    })
    return { ...deed, names: { ...Object.fromEntries(own), ...drafted(deed) } }
  })
}

function idsIn({ subject, changes }: Deed): string[] {
  const [kind = '', id = ''] = subject.split(' ')
  const held = ['holder', 'member'].flatMap(field => [changes[field]?.from, changes[field]?.to])
  const ids = ['customer', 'company', 'device'].includes(kind) ? [id, ...held] : held
  return ids.filter(value => typeof value === 'string')
}

async function draftNamesOf(
  db: StaffCall['db'],
  rows: readonly Deed[],
): Promise<(deed: Deed) => Record<string, Text>> {
  const releases = new Set(rows.flatMap(deed => releaseOf(deed) ?? []))
  if (releases.size === 0) return () => ({})
  const drafts = Map.groupBy(
    await draftsOfReleases(db, [...releases]),
    ({ releaseId }) => releaseId,
  )
  const changes = rows.map(deed => (releaseOf(deed) === null ? {} : deed.changes))
  const known = await readNames(db, changes)
  return deed => {
    const release = releaseOf(deed)
    if (release === null) return {}
    return { ...draftNames(drafts.get(release) ?? []), ...namedIn(known, deed.changes) }
  }
}

function draftNames(drafted: readonly (Piece & { readonly value: Json })[]): Record<string, Text> {
  const own = drafted.flatMap(({ kind, piece, value }) => {
    const name = nameIn(kind, value)
    return name ? [[piece, name] as const] : []
  })
  return { ...Object.fromEntries(own), ...textNamesOf(drafted) }
}

function releaseOf({ subject }: Deed): string | null {
  return subject.startsWith('release ') ? subject.slice('release '.length) : null
}
