import type { StaffCall } from '../calls/desk-hook.ts'
import { openDrafts } from '../db/release/changes.ts'
import { type DraftOf, draftOf } from './drafts.ts'

export type NamedDraft = DraftOf & { readonly piece: string }

/** The open drafts of a kind. */
export async function namedDrafts(
  { db }: StaffCall,
  kind:
    | 'closed-day'
    | 'capacity'
    | 'day-limit'
    | 'coupon'
    | 'dish'
    | 'template-week'
    | 'calendar-week'
    | 'terms',
): Promise<NamedDraft[]> {
  const drafts = await openDrafts(db, kind, null)
  return drafts.map(draft => ({ piece: draft.piece, ...draftOf(draft) }))
}
