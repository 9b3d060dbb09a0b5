import type { DeliveryPairAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { Tiles } from '../../ui/tiles.tsx'
import { firstsOf, type PairOption, secondsOf } from './pairs.ts'

/** The two delivery days one after the other; the first brings along its most even second. */
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
  const lang = useLanguage()
  const weekday = (date: string) => formatDate(date, lang, 'weekday')
  const told = useTold()
  const [first, second] = chosen.dates
  const choose = (among: readonly PairOption[], at: 0 | 1) => (date: string) => {
    const pair = among.find(({ dates }) => dates[at] === date)?.pair
    if (pair) onChoose(pair)
  }
  const firsts = firstsOf(options, chosen)
  const seconds = secondsOf(options, first)
  return (
    <div className="grid gap-5">
      <Tiles
        legend={weekly.first}
        name="first"
        tiles={firsts.map(option => told(option, 0))}
        value={first}
        onChoose={choose(firsts, 0)}
      />
      <Tiles
        legend={weekly.second}
        name="second"
        tiles={seconds.map(option => told(option, 1))}
        value={second}
        onChoose={choose(seconds, 1)}
      />
      <p aria-live="polite" className="text-sm">
        {weekly.covers(weekday(first), chosen.covers[0], weekday(second), chosen.covers[1])}.{' '}
        <span className="text-muted">{weekly.fresh}</span>
      </p>
    </div>
  )
}

function useTold() {
  const { weekly, past, full } = useWords().dateTime
  const lang = useLanguage()
  return ({ dates, pair, closed }: PairOption, at: 0 | 1) => {
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
      value: dates[at],
      label: formatDate(dates[at], lang, 'short').split(/[\s,]+/)[0] ?? '',
      text: `${Number(dates[at].slice(8))} ${formatDate(dates[at], lang, 'month')}`,
      disabled: pair === null,
      ...(closed && { note: why[closed.why] }),
    }
  }
}
