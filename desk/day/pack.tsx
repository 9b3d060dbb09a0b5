import { formatHours } from '#shop/format.ts'
import { useLanguage } from '../../app/text/language.ts'
import { useWords } from '../text/words.ts'
import type { Day } from './listed.ts'

/** A bag a delivery, in the order in which they are packed and driven. */
export function Pack({ day }: { day: Day }) {
  const { day: words } = useWords()
  const lang = useLanguage()
  return (
    <ol className="grid gap-4 md:grid-cols-2 print:grid-cols-2 print:gap-3">
      {day.bags.map(bag => (
        <li
          key={bag.number}
          className="flex break-inside-avoid flex-col rounded-card border border-line bg-card p-5 shadow-card print:rounded-none print:p-3 print:shadow-none"
        >
          <header className="mb-3 flex items-start gap-4">
            <span className="font-serif text-3xl leading-none font-semibold tabular-nums">
              {bag.bag}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{bag.name}</span>
              <span className="block text-sm text-muted tabular-nums">
                {words.order(bag.number)} · {formatHours(bag.from, bag.to)}
              </span>
              <span className="block text-sm text-muted">
                {bag.spot.kind === 'delivery' ? words.toDoor : bag.spot.name[lang]}
              </span>
            </span>
            <span className="text-sm text-muted">{words.pieces(bag.pieces)}</span>
          </header>
          <ul className="space-y-1.5">
            {bag.items.map(({ name, portion, amount }) => (
              <li
                key={`${name.en} ${portion}`}
                className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-2"
              >
                <b className="text-end tabular-nums">{amount}</b>
                <span>
                  {name[lang]} <span className="text-muted">{words.portions[portion]}</span>
                </span>
                <span
                  aria-hidden="true"
                  className="hidden size-4 self-center border border-ink print:block"
                />
              </li>
            ))}
          </ul>
          {bag.notes && (
            <p className="mt-3 rounded-field bg-honey/20 px-3 py-2 print:border print:border-ink">
              {bag.notes}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
