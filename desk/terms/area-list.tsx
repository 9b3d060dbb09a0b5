import { isSame, type Json } from '#shop/merge/merge.ts'
import { formatMoney, toCents } from '#shop/money.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import type { Area, Choose } from './edited.ts'
import { useDayNames } from './weekdays.ts'

type Props = {
  readonly areas: readonly Area[]
  readonly view: Output<'area-collection'>
  readonly choose: Choose
  readonly edit: (id: string) => void
}

/** The same areas by what they are grouped by, each with the terms that are its own. */
export default function AreaList({ areas, view, choose, edit }: Props) {
  const { terms } = useWords()
  const lang = useLanguage()
  const groups = [...Map.groupBy(areas, ({ shown }) => shown.group?.[lang] ?? terms.otherAreas)]
  return (
    <section>
      <h2 className="mb-4 text-xl">{terms.list}</h2>
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        {groups.map(([group, own]) => {
          const isAll = own.every(({ isOn }) => isOn)
          return (
            <fieldset key={group} className="min-w-0">
              <legend className="flex w-full items-center justify-between gap-3 border-b border-line pb-1">
                <span className="font-semibold">{group}</span>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={isAll ? terms.noneOf(group) : terms.allOf(group)}
                  onClick={() =>
                    choose(
                      own.map(({ id }) => id),
                      !isAll,
                    )
                  }
                >
                  {isAll ? terms.none : terms.all}
                </Button>
              </legend>
              {own
                .toSorted((one, other) =>
                  one.shown.name[lang].localeCompare(other.shown.name[lang], lang),
                )
                .map(area => (
                  <AreaLine key={area.id} {...{ area, view, choose, edit }} />
                ))}
            </fieldset>
          )
        })}
      </div>
    </section>
  )
}

function AreaLine({ area, view, choose, edit }: Omit<Props, 'areas'> & { area: Area }) {
  const { terms } = useWords()
  const lang = useLanguage()
  const { id, shown, live, isOn, isServed, sold } = area
  const name = shown.name[lang]
  const own = useOwnTerms(shown, view)
  const isChanged = isOn === isServed && !isSame(live as Json, shown as unknown as Json)
  return (
    <div className="flex items-start justify-between gap-2">
      <Checkbox
        name={id}
        checked={isOn}
        onChange={next => choose([id], next)}
        label={
          <>
            {name}
            {sold > 0 && <span className="text-sm text-muted"> · {terms.sold(sold)}</span>}
            {(isOn !== isServed || isChanged) && (
              <span className={`text-sm ${isOn ? 'text-success' : 'text-warning'}`}>
                {' '}
                · {isChanged ? terms.changes : isOn ? terms.joins : terms.leaves}
              </span>
            )}
            {own && <span className="block text-sm text-muted">{own}</span>}
          </>
        }
      />
      <Button size="sm" variant="quiet" aria-label={terms.editOf(name)} onClick={() => edit(id)}>
        {terms.edit}
      </Button>
    </div>
  )
}

/** What an area has of its own, in a line; empty: all is as for the whole shop. */
function useOwnTerms(area: Area['shown'], { windows, places }: Props['view']): string {
  const { terms } = useWords()
  const lang = useLanguage()
  const days = useDayNames('short')
  const hours = windows.filter(({ id }) => area.windows?.includes(id))
  return [
    area.weekdays?.map(day => days[day]).join(', '),
    hours.map(({ from, to }) => `${from}–${to}`).join(', '),
    area.fee !== undefined && terms.feeOf(formatMoney(toCents(area.fee))),
    area.minTotal !== undefined && terms.leastOf(formatMoney(toCents(area.minTotal))),
    places.find(({ id }) => id === area.place)?.name[lang],
  ]
    .filter(Boolean)
    .join(' · ')
}
