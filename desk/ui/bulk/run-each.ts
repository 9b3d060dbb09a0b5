import type { RefusalCode } from '#shop/refusal/refusal.ts'

export type Outcome<No> =
  | { readonly state: 'waits' | 'runs' | 'done' }
  | { readonly state: 'refused'; readonly error: No }

/** After one of these refusals the next row would be refused as well. */
const ending: ReadonlySet<string> = new Set([
  'network-error',
  'timeout',
  'unavailable',
  'staff-logged-out',
  'too-many-requests' satisfies RefusalCode,
])

/** Does something row by row: a refused one keeps no other back; where the way is broken, the rest wait. */
export async function runEach<Row, No extends { readonly code: string }>(
  rows: readonly Row[],
  {
    run,
    tell,
    isStopped,
  }: {
    /** What it gives back was refused; null: it was done. */
    run: (row: Row) => Promise<No | null>
    tell: (row: Row, outcome: Outcome<No>) => void
    isStopped: () => boolean
  },
): Promise<void> {
  for (const row of rows) {
    if (isStopped()) return
    tell(row, { state: 'runs' })
    const error = await run(row)
    tell(row, error ? { state: 'refused', error } : { state: 'done' })
    if (error && ending.has(error.code)) return
  }
}
