import { useState } from 'react'
import { formatDate } from '#shop/format.ts'
import { isSame, type Json } from '#shop/merge.ts'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import type { Output } from '../call.ts'
import { SaveAll, useRelease } from '../offer/save-all.tsx'
import { useWords } from '../text/words.ts'

type View = Output<'calendar-one'>
type Limits = { readonly deliveriesPerWindow: number; readonly portionsPerMeal: number }

/** The usual limits of every day, as a draft; what is sold above a lowered one is named at once. */
export function KitchenLimits({ view }: { view: View }) {
  const { calendar } = useWords()
  const lang = useLanguage()
  const { releaseId } = useRelease()
  const own = view.kitchenDrafts.find(draft => draft.releaseId === releaseId)
  const seen = (own?.value ?? view.kitchen) as unknown as Limits
  const [edits, setEdits] = useState<{ window?: string; meal?: string }>({})
  const typed = {
    window: edits.window ?? String(seen.deliveriesPerWindow),
    meal: edits.meal ?? String(seen.portionsPerMeal),
  }
  const [window, meal] = [wholeIn(typed.window), wholeIn(typed.meal)]
  const value =
    window === null || meal === null ? null : { deliveriesPerWindow: window, portionsPerMeal: meal }
  const live = view.kitchen as unknown as Limits
  const over = view.days.flatMap(({ date, windows, dishes }) => [
    ...windows
      .filter(({ taken }) => window !== null && window < live.deliveriesPerWindow && taken > window)
      .map(({ from, to, taken }) => ({ date, what: `${from} – ${to}`, taken })),
    ...dishes
      .filter(({ taken }) => meal !== null && meal < live.portionsPerMeal && taken > meal)
      .map(({ name, taken }) => ({ date, what: name[lang], taken })),
  ])
  const isChanged = value !== null && !isSame(seen as unknown as Json, value)
  const piece = { kind: 'capacity' as const, piece: 'capacity', seen: seen as unknown as Json }
  return (
    <section>
      <h2 className="mb-1 text-xl">{calendar.limits}</h2>
      <p className="mb-4 max-w-2xl text-muted">{calendar.limitsText}</p>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="max-w-md space-y-4">
          <TextField
            name="deliveriesPerWindow"
            label={calendar.perWindow}
            inputMode="numeric"
            value={typed.window}
            onChange={text => setEdits({ ...edits, window: text })}
            {...(window === null && { error: calendar.whole })}
          />
          <TextField
            name="portionsPerMeal"
            label={calendar.perMeal}
            inputMode="numeric"
            value={typed.meal}
            onChange={text => setEdits({ ...edits, meal: text })}
            {...(meal === null && { error: calendar.whole })}
          />
          {over.length > 0 && (
            <Notice kind="warning" title={calendar.over(over.length)}>
              <ul>
                {over.map(({ date, what, taken }) => (
                  <li key={`${date} ${what}`} className="tabular-nums">
                    {formatDate(date, lang, 'short')} · {what} · {taken}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
        <SaveAll
          title={calendar.capacityName}
          pieces={isChanged ? [{ ...piece, value }] : []}
          done={() => setEdits({})}
        />
      </div>
    </section>
  )
}

function wholeIn(typed: string): number | null {
  const text = typed.trim()
  return /^\d{1,6}$/.test(text) && Number(text) <= 100_000 ? Number(text) : null
}
