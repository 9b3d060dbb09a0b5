import { formatHours } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import type { Bag, Day } from './chosen.ts'
import { Due } from './due.tsx'
import { BagNumber } from './pack.tsx'

/** Which bag waits at which counter, by the name and the code that the customer says. */
export function Fetch({ day }: { day: Day }) {
  const lang = useLanguage()
  const { day: words } = useWords()
  const collator = new Intl.Collator(lang)
  return [...Map.groupBy(day.bags, ({ spot }) => spot.id)].map(([spotId, bags]) => (
    <section key={spotId} className="mb-8">
      <h2 className="mb-3 text-xl">
        {bags[0]?.spot.name[lang]}
        <span className="font-sans text-base font-normal text-muted">
          {' '}
          · {words.bags(bags.length)}
        </span>
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2 print:grid-cols-2">
        {bags
          .toSorted((one, other) => collator.compare(one.name, other.name))
          .map(bag => (
            <Waiting key={bag.bag} bag={bag} portions={day.portions} />
          ))}
      </ul>
    </section>
  ))
}

function Waiting({ bag, portions }: { bag: Bag; portions: Day['portions'] }) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const { name, number, from, to, phoneEnd, pieces, items, notes } = bag
  return (
    <li className="whole flex gap-4 rounded-card border border-line bg-card p-5 shadow-card">
      <BagNumber bag={bag.bag} />
      <div className="min-w-0 flex-1">
        <h3 className="text-xl">{name}</h3>
        <p className="flex flex-wrap gap-x-4">
          <span>
            <span className="text-sm text-muted">{words.code}</span>{' '}
            <strong className="text-lg tabular-nums">{number}</strong>
          </span>
          <span>
            <span className="text-sm text-muted">{words.phone}</span>{' '}
            <strong className="text-lg tabular-nums">{words.phoneEnd(phoneEnd)}</strong>
          </span>
        </p>
        <p className="mt-1 text-sm text-muted">
          {formatHours(from, to)} · {words.pieces(pieces)}:{' '}
          {items
            .map(item => {
              const portion = portions[item.portion]?.[lang] ?? item.portion
              return `${item.amount} × ${item.name[lang]} (${portion})`
            })
            .join(', ')}
        </p>
        <Due of={bag.due} />
        {notes && <p className="mt-1 border-s-4 border-honey ps-3 font-medium">«{notes}»</p>}
      </div>
    </li>
  )
}
