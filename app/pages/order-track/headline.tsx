import { formatDate, formatHours, formatTime } from '#shop/format.ts'
import { useLanguage } from '../../text/words.ts'
import { type Track, wordsIn } from './use-track.ts'

/** What one came to read: what it does now and when it comes. Screen readers hear each change. */
export function Headline({ track }: { track: Track }) {
  const lang = useLanguage()
  const { track: words } = wordsIn(lang)
  const { stage, arrival, before, date, counter, pin } = track
  const fetched = counter && Object.hasOwn(words.fetched, stage)
  const titles = fetched ? { ...words.titles, ...words.fetched } : words.titles
  return (
    <div
      role="status"
      className={`mt-3 rounded-card p-5 sm:p-8 ${stage === 'not-met' || stage === 'returned' ? 'bg-sand' : 'bg-basil-soft'}`}
    >
      <h1 className="text-3xl md:text-5xl">{titles[stage](formatDate(date, lang, 'long'))}</h1>
      {arrival && (
        <>
          <p className="mt-4 text-muted">{words.arrival}</p>
          <p className="font-serif text-5xl font-semibold text-basil tabular-nums">
            {formatHours(
              formatTime(Date.parse(arrival.from), lang),
              formatTime(Date.parse(arrival.to), lang),
            )}
          </p>
        </>
      )}
      {before !== null && (
        <p className="mt-2 text-lg font-semibold">
          {before === 0 ? words.next : words.before(before)}
        </p>
      )}
      {pin && (
        <p className="mt-4 border-t border-basil/20 pt-4">
          {words.pin} <span className={digits}>{pin}</span>
        </p>
      )}
      <After track={track} />
    </div>
  )
}

const digits = 'ms-1 font-serif text-3xl font-semibold tracking-widest text-basil tabular-nums'

function After({ track: { stage, outcome, at, counter } }: { track: Track }) {
  const lang = useLanguage()
  const { track: words } = wordsIn(lang)
  const time = at && formatTime(Date.parse(at), lang)
  const text =
    stage === 'returned'
      ? words.back
      : !time || counter
        ? null
        : stage === 'not-met'
          ? words.missed(time)
          : stage !== 'delivered'
            ? null
            : outcome === 'left-at-door'
              ? words.atDoor(time)
              : words.handed(time)
  return text && <p className="mt-3 text-lg">{text}</p>
}
