import type { Text } from '#shop/language.ts'
import type { Json } from '#shop/staff-room/merge.ts'
import type { Piece } from '#shop/staff-room/release.ts'
import { type Deed, deeds, draftsOfReleases } from '../db/staff-room/deeds.ts'
import { readStored } from '../folder/store.ts'
import { nameIn } from '../releases/change-fields.ts'
import { namesIn, textNamesOf } from '../releases/names.ts'
import type { StaffCall } from './desk-hook.ts'

/** Deeds in one answer. */
const most = 100

/** `names`: what the ids in its changes are called. */
type NamedDeed = Deed & { readonly names: Readonly<Record<string, Text>> }

/** The newest deeds from below the number `before`, or those of one subject such as "order 1042". */
export async function deedCollection(
  { db }: StaffCall,
  { before, subject }: { before?: number | undefined; subject?: string | undefined },
): Promise<NamedDeed[]> {
  const found = await deeds(db, { before: before ?? null, subject: subject ?? null, most })
  const releases = new Set(found.flatMap(deed => releaseOf(deed) ?? []))
  if (releases.size === 0) return found.map(deed => ({ ...deed, names: {} }))
  const { shop } = await readStored(db)
  const drafts = Map.groupBy(
    await draftsOfReleases(db, [...releases]),
    ({ releaseId }) => releaseId,
  )
  return found.map(deed => {
    const release = releaseOf(deed)
    const names = release
      ? { ...draftNames(drafts.get(release) ?? []), ...namesIn(shop, deed.changes) }
      : {}
    return { ...deed, names }
  })
}

/** What is new has its name in its draft alone. */
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
