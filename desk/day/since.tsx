import { formatDateTime } from '#shop/format.ts'
import type { DayList } from '#shop/packing/day-list.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import type { Day } from './chosen.ts'

type Copy = NonNullable<Day['copy']>
type Item = Copy['dishes'][number]

/** What is no longer so on the paper that was printed last. */
export function Since({ day, list }: { day: Day; list: DayList }) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const { copy, portions } = day
  if (!copy) return null
  const when = words.since(formatDateTime(copy.at, lang), copy.by)
  const isSame = copy.stamp === day.stamp
  if (isSame)
    return (
      <p className="mb-6 text-sm text-muted">
        {when}. {words.same}
      </p>
    )
  const changed = (item: Item) => (
    <ChangedItem
      key={`${item.name.el} ${item.portion}`}
      item={item}
      portion={portions[item.portion]?.[lang] ?? item.portion}
    />
  )
  return (
    <section
      aria-live="polite"
      className="mb-6 rounded-card border-2 border-terracotta bg-terracotta-soft p-5"
    >
      <h2 className="text-xl">{words.changed}</h2>
      <p className="mb-3 text-sm text-ink">{when}</p>
      {list === 'cook' && copy.dishes.length > 0 && (
        <ul className="mb-3 grid gap-1">{copy.dishes.map(changed)}</ul>
      )}
      <ul className="grid gap-2">
        {copy.bags.map(({ kind, number, bag, parts, items }) => (
          <li key={`${kind} ${number} ${bag}`}>
            <p className="font-semibold">
              {words.change[kind](bag, number)}
              {parts.length > 0 && (
                <span className="font-normal">
                  : {parts.map(part => words.parts[part]).join(', ')}
                </span>
              )}
            </p>
            {list !== 'cook' && <ul className="ms-4">{items.map(changed)}</ul>}
          </li>
        ))}
      </ul>
      {copy.renumbered > 0 && <p className="mt-2">{words.renumbered(copy.renumbered)}</p>}
    </section>
  )
}

function ChangedItem({ item, portion }: { item: Item; portion: string }) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const { name, from, to } = item
  return (
    <li>
      {name[lang]}, {portion}: <strong className="tabular-nums">{words.fromTo(from, to)}</strong>
    </li>
  )
}
