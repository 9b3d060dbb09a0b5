import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import type { Area, Choose } from './edited.ts'

/** The same municipalities by their regional units. */
export default function AreaList({ areas, choose }: { areas: readonly Area[]; choose: Choose }) {
  const { terms } = useWords()
  const lang = useLanguage()
  const units = [...Map.groupBy(areas, ({ unit }) => unit[lang])]
  return (
    <section>
      <h2 className="mb-4 text-xl">{terms.list}</h2>
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        {units.map(([unit, own]) => {
          const isAll = own.every(({ isOn }) => isOn)
          return (
            <fieldset key={unit}>
              <legend className="flex w-full items-center justify-between gap-3 border-b border-line pb-1">
                <span className="font-semibold">{unit}</span>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={isAll ? terms.noneOf(unit) : terms.allOf(unit)}
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
                .toSorted((one, other) => one.name[lang].localeCompare(other.name[lang], lang))
                .map(({ id, name, isOn, isServed, sold }) => (
                  <Checkbox
                    key={id}
                    name={id}
                    checked={isOn}
                    onChange={next => choose([id], next)}
                    label={
                      <>
                        {name[lang]}
                        {sold > 0 && (
                          <span className="text-sm text-muted"> · {terms.sold(sold)}</span>
                        )}
                        {isOn !== isServed && (
                          <span className={`text-sm ${isOn ? 'text-success' : 'text-warning'}`}>
                            {' '}
                            · {isOn ? terms.joins : terms.leaves}
                          </span>
                        )}
                      </>
                    }
                  />
                ))}
            </fieldset>
          )
        })}
      </div>
    </section>
  )
}
