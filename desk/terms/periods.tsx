import X from 'lucide-react/icons/x'
import { mostWeeks } from '#shop/plan/plan.ts'
import { figureLimits, type WrittenPlans } from '#shop/publishing/terms.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { shopLanguages, typedIn } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { Figure } from './figure.tsx'
import type { PlanProps } from './plan-fields.tsx'

type Weekly = NonNullable<WrittenPlans['weekly']>
type Period = Weekly['periods'][number]

/** How long a plan may run, and what it then costs less. */
export function Periods({
  weekly: { periods },
  set,
  mark,
}: {
  weekly: Weekly
  set: (periods: Weekly['periods']) => void
  mark: PlanProps['mark']
}) {
  const { terms } = useWords()
  const free = Array.from({ length: mostWeeks }, (_, at) => at + 1).find(weeks =>
    periods.every(period => period.weeks !== weeks),
  )

  function add(weeks: number): void {
    for (const each of shopLanguages()) mark(`${each}-${weeks}`, true)
    const fresh = { weeks, discount: 0, name: { el: '', en: '' } }
    set([...periods, fresh].toSorted((one, other) => one.weeks - other.weeks))
  }

  function remove(weeks: number): void {
    for (const field of ['discount', ...shopLanguages()]) mark(`${field}-${weeks}`, false)
    set(periods.filter(period => period.weeks !== weeks))
  }

  return (
    <section className="space-y-4">
      <h2 className="text-xl">{terms.periods}</h2>
      <ul className="space-y-4">
        {periods.map(period => (
          <PeriodRow
            key={period.weeks}
            period={period}
            mark={mark}
            put={fields =>
              set(periods.map(one => (one.weeks === period.weeks ? { ...one, ...fields } : one)))
            }
            remove={periods.length > 1 ? () => remove(period.weeks) : null}
          />
        ))}
      </ul>
      {free !== undefined && (
        <Button variant="secondary" onClick={() => add(free)}>
          {terms.addPeriod}
        </Button>
      )}
    </section>
  )
}

/** `remove` null: it is the only one. */
function PeriodRow({
  period: { weeks, discount, name },
  mark,
  put,
  remove,
}: {
  period: Period
  mark: PlanProps['mark']
  put: (fields: object) => void
  remove: (() => void) | null
}) {
  const { terms } = useWords()
  const lang = useLanguage()
  return (
    <li className="rounded-card border border-line bg-card p-5 shadow-card">
      <div className="mb-3 flex items-center justify-between">
        <h3 className="font-semibold">{terms.weeksOf(weeks)}</h3>
        {remove && (
          <button
            type="button"
            aria-label={terms.removePeriod(name[lang] || terms.weeksOf(weeks))}
            className="grid size-11 place-items-center rounded-field text-muted hover:text-error"
            onClick={remove}
          >
            <X size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-[8rem_1fr_1fr]">
        <Figure
          {...{ name: `discount-${weeks}`, label: terms.discount, mark }}
          limits={figureLimits.percent}
          value={discount}
          set={percent => put({ discount: percent })}
        />
        {shopLanguages().map(each => (
          <TextField
            key={each}
            name={`${each}-${weeks}`}
            label={terms.nameIn[each]}
            value={name[each]}
            maxLength={80}
            onChange={text => {
              mark(`${each}-${weeks}`, text.trim() === '')
              put({ name: { ...name, ...typedIn(each, text) } })
            }}
            {...(name[each].trim() === '' && { error: terms.nameMissing })}
          />
        ))}
      </div>
    </li>
  )
}
