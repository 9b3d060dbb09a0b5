import { useState } from 'react'
import type { PackingBag } from './answer.ts'

/** Trays of a line that are in the bag; `codes`: of those that were scanned. */
type Packed = { readonly trays: number; readonly codes: readonly string[] }
type Draft = Readonly<Record<string, Packed>>

const none: Packed = { trays: 0, codes: [] }

/**
 * What is in a bag that is not closed yet. The browser keeps it, so that a tablet that was reloaded or put
 * away goes on where it was; a bag whose food changed begins anew.
 */
export function useDraft({ delivery, lines }: PackingBag) {
  const food = lines.map(({ buildId, amount }) => `${buildId} ${amount}`).join(',')
  const key = `packing ${delivery} ${food}`
  const [draft, setDraft] = useState(() => kept(key))
  function put(buildId: string, packed: Packed) {
    const next = { ...draft, [buildId]: packed }
    setDraft(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  const of = (buildId: string) => draft[buildId] ?? none
  return {
    of,
    put,
    /** By build, as the rules take them. */
    packed: Object.fromEntries(lines.map(({ buildId }) => [buildId, of(buildId).trays])),
    lacking: lines.reduce(
      (sum, { buildId, amount }) => sum + Math.max(0, amount - of(buildId).trays),
      0,
    ),
    clear: () => localStorage.removeItem(key),
  }
}

function kept(key: string): Draft {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Draft
  } catch {
    return {}
  }
}
