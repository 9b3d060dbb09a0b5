import type { Text } from '#shop/language.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { mayDraft, type Piece } from '#shop/publishing/release.ts'
import type { ActCall, Acted } from '../calls/desk-hook.ts'
import { randomId } from '../calls/random.ts'
import { deleteChange } from '../db/release/changes.ts'
import { addRelease } from '../db/release/release-steps.ts'
import { type Draft, type Drafted, nameOf, openRelease, writeDrafts } from './draft-writing.ts'
import { namesIn } from './names.ts'

type DraftsWritten = {
  readonly releaseId: string
  /** The drafts as written, in the order of the call. */
  readonly drafts: readonly Pick<Drafted, 'value' | 'others'>[]
  readonly lacks: Drafted['lacks']
  /** Names of ids in the lacks. */
  readonly names: Readonly<Record<string, Text>>
}
/** Writes a draft begun on `seen`: others' changes of other fields stay, of the same field they are refused. */
export async function draftWrite(
  call: ActCall,
  { releaseId, ...draft }: Draft & { readonly releaseId: string },
): Promise<Acted<Drafted> | DeskRefusal> {
  const written = await writeDrafts(call, releaseId, [draft])
  if ('refused' in written) return written
  const [data] = written.drafted
  if (!data) throw new Error('a draft was neither written nor refused')
  return { data, deed: written.deed }
}

/** The same for several things, all or none. `name` begins a release for them, which goes too if one is refused. */
export async function draftsWrite(
  call: ActCall,
  { into, drafts }: { into: { releaseId: string } | { name: string }; drafts: readonly Draft[] },
): Promise<Acted<DraftsWritten> | DeskRefusal> {
  const releaseId = 'name' in into ? await begun(call, into.name) : into.releaseId
  const written = await writeDrafts(call, releaseId, drafts)
  if ('refused' in written) return written
  const lacks = new Map(
    written.drafted.flatMap(one => one.lacks).map(lack => [JSON.stringify(lack), lack]),
  )
  const each = written.drafted.map(({ value, others }) => ({ value, others }))
  const names = namesIn(written.wanted, [...lacks.values(), each.map(({ others }) => others)])
  const data = { releaseId, drafts: each, lacks: [...lacks.values()], names }
  return { data, deed: written.deed }
}

async function begun({ tx, staff, now }: ActCall, name: string): Promise<string> {
  const id = randomId()
  await addRelease(tx, { id, name, staffId: staff.id, reverts: null, now: new Date(now) })
  return id
}

export async function draftDrop(
  { tx, staff }: ActCall,
  { releaseId, ...piece }: Piece & { readonly releaseId: string },
): Promise<Acted<null> | DeskRefusal> {
  if (!mayDraft(staff.roles, piece.kind)) return refuseAtDesk('role-not-allowed')
  const release = await openRelease(tx, releaseId)
  if ('refused' in release) return release
  if (!(await deleteChange(tx, releaseId, piece))) return refuseAtDesk('piece-not-found')
  const changes = { [nameOf(piece)]: { from: 'draft', to: null } }
  return { data: null, deed: { subject: `release ${releaseId}`, changes } }
}
