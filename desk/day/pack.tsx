import { formatHours } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import type { Bag, Day } from './chosen.ts'

/** A card a bag, in the order in which they are packed and loaded. */
export function Pack({ day }: { day: Day }) {
  const { day: words } = useWords()
  return (
    <>
      <p className="mb-4 text-lg text-muted">{words.bags(day.bags.length)}</p>
      <ol className="grid gap-4 lg:grid-cols-2 print:grid-cols-2">
        {day.bags.map(bag => (
          <PackedBag key={bag.bag} bag={bag} portions={day.portions} />
        ))}
      </ol>
    </>
  )
}

function PackedBag({ bag, portions }: { bag: Bag; portions: Day['portions'] }) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const { number, from, to, spot, name, notes, pieces, items } = bag
  return (
    <li className="whole rounded-card border border-line bg-card p-5 shadow-card">
      <div className="flex items-start gap-3 sm:gap-4">
        <BagNumber bag={bag.bag} />
        <div className="min-w-0 flex-1">
          <h2 className="text-xl">{name || words.order(number)}</h2>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            <span>{words.order(number)}</span>
            <span className="whitespace-nowrap">{formatHours(from, to)}</span>
            {spot.kind !== 'delivery' && <span>{spot.name[lang]}</span>}
          </p>
        </div>
        <p className="shrink-0 text-sm font-semibold tabular-nums">{words.pieces(pieces)}</p>
      </div>
      <ul className="mt-3">
        {items.map(item => (
          <li
            key={`${item.name.el} ${item.portion}`}
            className="flex items-baseline gap-3 border-t border-line py-1.5"
          >
            <span className="w-7 shrink-0 text-lg font-semibold tabular-nums">{item.amount} ×</span>
            <span className="min-w-0 flex-1">{item.name[lang]}</span>
            <span className="shrink-0 text-sm text-muted">
              {portions[item.portion]?.[lang] ?? item.portion}
            </span>
          </li>
        ))}
      </ul>
      {notes && <p className="mt-2 border-s-4 border-honey ps-3 font-medium">«{notes}»</p>}
    </li>
  )
}

/** A bag's number, as large as on its label. */
export function BagNumber({ bag }: { bag: number }) {
  const { day: words } = useWords()
  return (
    <p className="bag-number grid size-14 shrink-0 place-items-center rounded-field border border-line bg-forest font-serif text-xl font-semibold text-on-forest tabular-nums">
      <span className="sr-only">{words.bag(bag)}</span>
      <span aria-hidden="true">{bag}</span>
    </p>
  )
}
