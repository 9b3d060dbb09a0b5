import { useState } from 'react'
import { isSame, type Json } from '#shop/merge/merge.ts'
import { mayCall } from '#shop/people/calls.ts'
import { pieceIfThere } from '#shop/publishing/piece-value.ts'
import { mayDraft } from '#shop/publishing/release.ts'
import { type HolidayId, holidayNames } from '#shop/schedule/holiday.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useMe } from '../me.ts'
import { useRelease } from '../releases/save-all.tsx'
import { useWords } from '../text/words.ts'

type View = Output<'calendar-one'>

/** The public holidays on which the shop delivers, as the release has them, below what was changed here. */
export function useOpenHolidays(view: View) {
  const { releaseId } = useRelease()
  const [edit, setEdit] = useState<{ readonly value: Json } | null>(null)
  const draft = view.openHolidayDrafts.find(one => one.releaseId === releaseId)
  const seen = (draft ? draft.value : view.openHolidays) as Json
  const value = edit ? edit.value : seen
  const open = idsIn(value)
  return {
    open,
    pieces: isSame(seen, value)
      ? []
      : [{ kind: 'terms' as const, piece: 'openHolidays', seen, value }],
    opened: open.filter(id => !idsIn(seen).includes(id)),
    closed: idsIn(seen).filter(id => !open.includes(id)),
    put: (ids: readonly HolidayId[]) =>
      setEdit({ value: ids.length > 0 ? { holidays: ids } : null }),
    leave: () => setEdit(null),
  }
}

function idsIn(value: Json): readonly HolidayId[] {
  return pieceIfThere<'openHolidays'>(value)?.holidays ?? []
}

/** The dates of the year on which the shop rests for a public holiday. */
export function holidayDates(
  { holidays }: Pick<View, 'holidays'>,
  open: readonly HolidayId[],
): string[] {
  return holidays.flatMap(({ date, ids }) => (ids.every(id => open.includes(id)) ? [] : [date]))
}

/** What holiday a date is, and the way to deliver on it, or to rest again. */
export function HolidayHere({
  ids,
  open,
  put,
}: {
  ids: readonly HolidayId[]
  open: readonly HolidayId[]
  put: (open: readonly HolidayId[]) => void
}) {
  const { calendar } = useWords()
  const lang = useLanguage()
  const { roles } = useMe()
  const mayPut = mayCall(roles, 'draft-write') && mayDraft(roles, 'terms')
  const isOpen = ids.every(id => open.includes(id))
  const others = open.filter(id => !ids.includes(id))
  const name = ids.map(id => holidayNames[id][lang]).join(', ')
  return (
    <div className="space-y-3">
      <p>{isOpen ? calendar.holidayOpen(name) : calendar.holidayText(name)}</p>
      {mayPut && (
        <Button variant="secondary" onClick={() => put(isOpen ? others : [...others, ...ids])}>
          {isOpen ? calendar.closeHoliday : calendar.openHoliday}
        </Button>
      )}
    </div>
  )
}
