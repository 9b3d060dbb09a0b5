import { useState } from 'react'
import { formatDate } from '#shop/format.ts'
import { isSame } from '#shop/merge/merge.ts'
import { pieceValue } from '#shop/publishing/piece-value.ts'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import type { Output } from '../call.ts'
import { SaveAll, useRelease } from '../releases/save-all.tsx'
import { useWords } from '../text/words.ts'

type View = Output<'calendar-one'>

/** The usual limits of every day, as a draft; what is sold above a lowered one is named at once. */
export function KitchenLimits({ view }: { view: View }) {
  const { calendar } = useWords()
  const { typed, type, window, meal, piece, forget } = useUsualLimits(view)
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
            onChange={text => type({ window: text })}
            {...(window === null && { error: calendar.whole })}
          />
          <TextField
            name="portionsPerMeal"
            label={calendar.perMeal}
            inputMode="numeric"
            value={typed.meal}
            onChange={text => type({ meal: text })}
            {...(meal === null && { error: calendar.whole })}
          />
          <Over {...{ view, window, meal }} />
        </div>
        <SaveAll title={calendar.capacityName} pieces={piece ? [piece] : []} done={forget} />
      </div>
    </section>
  )
}

function useUsualLimits(view: View) {
  const { releaseId } = useRelease()
  const ownDraft = view.kitchenDrafts.find(draft => draft.releaseId === releaseId)
  const seen = ownDraft?.value ?? view.kitchen
  const limits = pieceValue<'capacity'>(seen)
  const [edits, setEdits] = useState<{ window?: string; meal?: string }>({})
  const typed = {
    window: edits.window ?? String(limits.deliveriesPerWindow),
    meal: edits.meal ?? String(limits.portionsPerMeal),
  }
  const [window, meal] = [wholeIn(typed.window), wholeIn(typed.meal)]
  const value =
    window === null || meal === null ? null : { deliveriesPerWindow: window, portionsPerMeal: meal }
  return {
    ...{ typed, window, meal },
    type: (text: typeof edits) => setEdits({ ...edits, ...text }),
    /** null: nothing is changed, or something is wrong. */
    piece:
      value !== null && !isSame(seen, value)
        ? { kind: 'capacity' as const, piece: 'capacity', seen, value }
        : null,
    forget: () => setEdits({}),
  }
}

/** Names the days that sold more than a lowered limit; null: the limit is not typed yet. */
function Over({ view, window, meal }: { view: View; window: number | null; meal: number | null }) {
  const { calendar } = useWords()
  const lang = useLanguage()
  const live = pieceValue<'capacity'>(view.kitchen)
  const over = view.days.flatMap(({ date, windows, dishes }) => [
    ...windows
      .filter(({ taken }) => window !== null && window < live.deliveriesPerWindow && taken > window)
      .map(({ from, to, taken }) => ({ date, what: `${from} – ${to}`, taken })),
    ...dishes
      .filter(({ taken }) => meal !== null && meal < live.portionsPerMeal && taken > meal)
      .map(({ name, taken }) => ({ date, what: name[lang], taken })),
  ])
  if (over.length === 0) return null
  return (
    <Notice kind="warning" title={calendar.over(over.length)}>
      <ul>
        {over.map(({ date, what, taken }) => (
          <li key={`${date} ${what}`} className="tabular-nums">
            {formatDate(date, lang, 'short')} · {what} · {taken}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function wholeIn(typed: string): number | null {
  const text = typed.trim()
  return /^\d{1,6}$/.test(text) && Number(text) <= 100_000 ? Number(text) : null
}
