import { useState } from 'react'
import type { TemplateWeek } from '#shop/menu/menu-weeks.ts'
import type { Weekday } from '#shop/schedule/weekday.ts'
import type { View } from './board-row.ts'
import { type Edits, type Named, noEdits, withoutPiece } from './edits.ts'
import { begunWith, type Clash, keyOf, nowOf, rebased, withPiece } from './rebased.ts'

export type BoardEdits = ReturnType<typeof useBoardEdits>

/** What is changed on the board and in no draft yet, with what colleagues saved meanwhile below it. */
export function useBoardEdits(view: View, releaseId: string) {
  const [kept, setKept] = useState<Edits>(noEdits)
  const change = (act: (edits: Edits) => Edits) =>
    setKept(now => act(rebased(view, now, releaseId).edits))
  const begun = (edits: Edits, named: Named) =>
    edits.begun.has(keyOf(named)) ? edits : begunWith(edits, named, nowOf(view, named, releaseId))
  return {
    ...rebased(view, kept, releaseId),
    setDays: (slug: string, days: readonly Weekday[]) =>
      change(now => ({
        ...begun(now, { kind: 'dish', piece: slug }),
        dishes: new Map(now.dishes).set(slug, days),
      })),
    /** null: the template goes. */
    write: (id: string, value: TemplateWeek | null) =>
      change(now => ({
        ...begun(now, { kind: 'template-week', piece: id }),
        templates: new Map(now.templates).set(id, value),
      })),
    /** '': as usual. */
    follow: (monday: string, id: string) =>
      change(now => ({
        ...begun(now, { kind: 'calendar-week', piece: monday }),
        weeks: new Map(now.weeks).set(monday, id),
      })),
    leave: (named: Named) => change(now => withoutPiece(view, now, named, releaseId)),
    /** Ends a clash: what was changed here counts, or what the colleague made of the same places. */
    decide: ({ yielded, ...clash }: Clash, whose: 'mine' | 'theirs') =>
      change(now => {
        const begun = begunWith(now, clash, nowOf(view, clash, releaseId))
        return whose === 'mine' ? begun : withPiece(begun, clash, yielded, view.weekdays)
      }),
  }
}
