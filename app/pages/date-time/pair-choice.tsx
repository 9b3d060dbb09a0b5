import type { DeliveryPairAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { Tiles } from '../../ui/tiles.tsx'
import { choicesAt, type PairOption } from './pairs.ts'

/** A week's delivery days one after the other; each brings along the most even ones behind it. */
export function PairChoice({
  options,
  chosen,
  freshDays,
  onChoose,
}: {
  options: readonly PairOption[]
  /** The most days that one delivery covers. */
  freshDays: number
  chosen: DeliveryPairAnswer
  onChoose: (pair: DeliveryPairAnswer) => void
}) {
  const { weekly } = useWords().dateTime
  const lang = useLanguage()
  const told = useTold()
  const legends = chosen.dates.length === 1 ? [weekly.only] : weekly.legends
  return (
    <div className="grid gap-5">
      {chosen.dates.map((date, at) => {
        const choices = choicesAt(options, chosen, at)
        return (
          <Tiles
            key={legends[at]}
            legend={legends[at] ?? ''}
            name={`delivery-${at + 1}`}
            tiles={choices.map(option => told(option, at))}
            value={date}
            onChoose={day => {
              const pair = choices.find(({ dates }) => dates[at] === day)?.pair
              if (pair) onChoose(pair)
            }}
          />
        )
      })}
      <p aria-live="polite" className="text-sm">
        {weekly.covers(
          chosen.dates.map((date, at) => ({
            day: formatDate(date, lang, 'weekday'),
            days: chosen.covers[at] ?? 0,
          })),
        )}
        . <span className="text-muted">{weekly.fresh(freshDays)}</span>
      </p>
    </div>
  )
}

function useTold() {
  const { weekly, past, full } = useWords().dateTime
  const lang = useLanguage()
  return ({ dates, pair, closed }: PairOption, at: number) => {
    const date = dates[at] ?? ''
    const why = {
      holiday:
        closed?.why === 'holiday' ? weekly.holidayOn(formatDate(closed.date, lang, 'weekday')) : '',
      own:
        closed?.why === 'own'
          ? weekly.restOn(formatDate(closed.date, lang, 'weekday'), closed.reason)
          : '',
      past,
      'later-week': weekly.laterWeek,
      full,
    }
    return {
      value: date,
      label: formatDate(date, lang, 'short').split(/[\s,]+/)[0] ?? '',
      text: `${Number(date.slice(8))} ${formatDate(date, lang, 'month')}`,
      disabled: pair === null,
      ...(closed && { note: why[closed.why] }),
    }
  }
}
