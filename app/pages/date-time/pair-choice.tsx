import { useState } from 'react'
import type { DeliveryPairAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceCards } from '../../ui/choice.tsx'
import { isSame, type PairOption } from './pairs.ts'

/** How many pairs are shown before the customer asks for all. */
const shownAtFirst = 4

/** The pairs of delivery days, the most even first, each with the days that it covers. */
export function PairChoice({
  options,
  chosen,
  onChoose,
}: {
  options: readonly PairOption[]
  chosen: DeliveryPairAnswer
  onChoose: (pair: DeliveryPairAnswer) => void
}) {
  const { weekly } = useWords().dateTime
  const told = useTold()
  const [all, setAll] = useState(false)
  const shown = options.filter(
    ({ dates }, index) => all || index < shownAtFirst || isSame(dates, chosen.dates),
  )
  return (
    <div>
      <ChoiceCards
        legend={weekly.pair}
        name="pair"
        columns={2}
        options={shown.map(told)}
        value={String(chosen.dates)}
        onChange={value => {
          const pair = options.find(({ dates }) => String(dates) === value)?.pair
          if (pair) onChoose(pair)
        }}
      />
      {options.length > shownAtFirst && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={all}
          className="mt-2 -ms-4"
          onClick={() => setAll(!all)}
        >
          {all ? weekly.fewerPairs : weekly.allPairs(options.length)}
        </Button>
      )}
      <p className="mt-3 text-sm text-muted">{weekly.fresh}</p>
    </div>
  )
}

function useTold() {
  const { weekly, past, full } = useWords().dateTime
  const lang = useLanguage()
  const weekday = (date: string) => formatDate(date, lang, 'weekday')
  const dayNumber = (date: string) => `${weekday(date)} ${Number(date.slice(8))}`
  return ({ dates: [first, second], covers, pair, closed }: PairOption) => {
    const why = {
      holiday: closed?.why === 'holiday' ? weekly.holidayOn(dayNumber(closed.date)) : '',
      past,
      'later-week': weekly.laterWeek,
      full,
    }
    return {
      value: String([first, second]),
      label: weekly.both(dayNumber(first), dayNumber(second)),
      text: weekly.covers(weekday(first), covers[0], weekday(second), covers[1]),
      disabled: pair === null,
      ...(closed && { note: why[closed.why] }),
    }
  }
}
