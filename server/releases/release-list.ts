import type { ReleaseStatus } from '#shop/publishing/release.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { listReleases, type Release, type Waits } from '../db/release/releases.ts'

/** Instants as ISO texts. */
export type ReleaseRow = {
  readonly id: string
  readonly name: string
  readonly status: ReleaseStatus
  readonly goesLiveAt: string | null
  readonly liveAt: string | null
  readonly createdBy: string
  readonly plannedBy: string | null
  readonly reverts: string | null
  /** Why it waits after its instant. */
  readonly waits: Waits | null
}

export async function releaseCollection({
  db,
}: StaffCall): Promise<(ReleaseRow & { readonly changes: number })[]> {
  const releases = await listReleases(db)
  return releases.map(({ changes, ...release }) => ({ ...rowOf(release), changes }))
}

export function rowOf({ goesLiveAt, liveAt, ...release }: Release): ReleaseRow {
  return {
    ...release,
    goesLiveAt: goesLiveAt?.toISOString() ?? null,
    liveAt: liveAt?.toISOString() ?? null,
  }
}
