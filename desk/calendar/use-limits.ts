import { useState } from 'react'
import { isSame } from '#shop/merge/merge.ts'
import { type Limited, limitIn, limitTyped, withLimit } from '#shop/publishing/day-limit-form.ts'
import { pieceIfThere } from '#shop/publishing/piece-value.ts'
import type { DayLimit } from '#shop/shop-data/day-limits.ts'
import type { Output } from '../call.ts'
import { useRelease } from '../releases/save-all.tsx'

export type View = Output<'kitchen-day-one'>
export type Limits = Pick<ReturnType<typeof useLimits>, 'live' | 'fieldOf' | 'isLimited'>

/** The limits of a day as the release has them, below what is typed. */
export function useLimits(date: string, view: View) {
  const { releaseId } = useRelease()
  const [typed, setTyped] = useState<ReadonlyMap<string, readonly [Limited, string]>>(new Map())
  const live = pieceIfThere<'day-limit'>(view.live)
  const draft = view.drafts.find(one => one.releaseId === releaseId)
  const seen = draft ? pieceIfThere<'day-limit'>(draft.value) : live
  const value = [...typed.values()].reduce<DayLimit | null>(
    (day, [limited, text]) => withLimit(day, date, limited, limitTyped(text) ?? undefined),
    seen,
  )
  const isWrong = [...typed.values()].some(([, text]) => limitTyped(text) === null)
  const isChanged = !isWrong && !isSame(seen, value)

  function fieldOf(limited: Limited) {
    const name = nameOf(limited)
    const saved = limitIn(seen, limited)
    const text = typed.get(name)?.[1] ?? (saved === undefined ? '' : String(saved))
    return {
      text,
      limit: limitTyped(text),
      live: limitIn(live, limited),
      set: (next: string) => setTyped(now => new Map([...now, [name, [limited, next]]])),
    }
  }

  return {
    ...{ live, fieldOf, isWrong },
    others: view.drafts.filter(one => one.releaseId !== releaseId),
    isLimited: (limited: Limited) =>
      limitIn(seen, limited) !== undefined || typed.has(nameOf(limited)),
    /** null: nothing is changed, or something is wrong. */
    piece: isChanged ? { kind: 'day-limit' as const, piece: date, seen, value } : null,
    forget: () => setTyped(new Map()),
  }
}

function nameOf(limited: Limited): string {
  return limited.kind === 'day' ? 'day' : `${limited.kind} ${limited.what}`
}
