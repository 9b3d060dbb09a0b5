import type { DayList } from '#shop/packing/day-list.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import type { Day } from './chosen.ts'

type Changed = Pick<NonNullable<Day['copy']>, 'dishes' | 'bags'>
type Item = Changed['dishes'][number]

/** What became other on a list: dishes where one cooks, and bag by bag. */
export function Changes({
  changes: { dishes, bags },
  list,
  portions,
}: {
  changes: Changed
  list: DayList
  portions: Day['portions']
}) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const changed = (item: Item) => (
    <ChangedItem
      key={`${item.name.el} ${item.portion}`}
      item={item}
      portion={portions[item.portion]?.[lang] ?? item.portion}
    />
  )
  return (
    <>
      {list === 'cook' && dishes.length > 0 && (
        <ul className="mb-3 grid gap-1">{dishes.map(changed)}</ul>
      )}
      <ul className="grid gap-2">
        {bags.map(({ kind, number, bag, parts, items }) => (
          <li key={`${kind} ${number} ${bag}`}>
            <p className="font-semibold">
              {words.change[kind](bag, number)}
              {parts.length > 0 && (
                <span className="font-normal">
                  : {parts.map(part => words.parts[part]).join(', ')}
                </span>
              )}
            </p>
            {list !== 'cook' && kind !== 'gone' && <ul className="ms-4">{items.map(changed)}</ul>}
          </li>
        ))}
      </ul>
    </>
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
