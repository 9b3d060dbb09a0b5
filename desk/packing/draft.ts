import { useState } from 'react'
import type { PackingBag } from './answer.ts'

/** Trays of a line that are in the bag; `codes`: of those that were scanned. */
type Packed = { readonly trays: number; readonly codes: readonly string[] }
type Draft = Readonly<Record<string, Packed>>

const none: Packed = { trays: 0, codes: [] }

/**
 * What is in bags that are not closed yet. The browser keeps it, so that a tablet that was reloaded or put
 * away goes on where it was; a bag whose food changed begins anew.
 */
export function useDrafts(date: string) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  function put(bag: PackingBag, buildId: string, packed: Packed) {
    const key = keyOf(date, bag)
    const next = { ...kept(key), [buildId]: packed }
    setDrafts(now => ({ ...now, [key]: next }))
    localStorage.setItem(key, JSON.stringify(next))
  }
  return {
    of(bag: PackingBag) {
      const draft = drafts[keyOf(date, bag)] ?? kept(keyOf(date, bag))
      return inBag(bag, buildId => draft[buildId] ?? none)
    },
    put,
    /** One more scanned tray. */
    add(bag: PackingBag, buildId: string, code: string) {
      const { trays, codes } = kept(keyOf(date, bag))[buildId] ?? none
      put(bag, buildId, { trays: trays + 1, codes: [...codes, code] })
    },
    clear: (bag: PackingBag) => localStorage.removeItem(keyOf(date, bag)),
  }
}

function inBag({ lines }: PackingBag, of: (buildId: string) => Packed) {
  const lacks = lines.map(({ buildId, amount }) => Math.max(0, amount - of(buildId).trays))
  return {
    of,
    /** By build, as the rules take them. */
    packed: Object.fromEntries(lines.map(({ buildId }) => [buildId, of(buildId).trays])),
    lacking: lacks.reduce((sum, one) => sum + one, 0),
    /** As the call that closes the bag takes them. */
    trays: lines.map(({ buildId }) => {
      const { trays, codes } = of(buildId)
      return { buildId, trays, codes: [...codes] }
    }),
  }
}

const keyOf = (date: string, { delivery, lines }: PackingBag) =>
  `packing ${date} ${delivery} ${lines.map(({ buildId, amount }) => `${buildId} ${amount}`).join(',')}`

function kept(key: string): Draft {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Draft
  } catch {
    return {}
  }
}
