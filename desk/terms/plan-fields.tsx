import X from 'lucide-react/icons/x'
import { figureLimits, type WrittenPlans } from '#shop/publishing/terms.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { Fields } from './fields.tsx'
import { Figure } from './figure.tsx'

type Props = {
  readonly plans: WrittenPlans
  readonly live: WrittenPlans
  readonly change: (plans: WrittenPlans) => void
  readonly mark: (name: string, isWrong: boolean) => void
}

/** The single order and its prices. */
export function SingleFields({ plans, live, change, mark }: Props) {
  const { terms } = useWords()
  const lang = useLanguage()
  const { singleOrder } = plans
  if (!singleOrder) return null
  const set = (fields: object) =>
    change({ ...plans, singleOrder: { ...singleOrder, ...fields } as typeof singleOrder })
  const was = live.singleOrder
  return (
    <Fields title={terms.single}>
      <Figure
        {...{ name: 'minTotal', label: terms.minTotal, limits: figureLimits.euros, mark }}
        value={singleOrder.minTotal}
        live={was?.minTotal}
        set={minTotal => set({ minTotal })}
      />
      <Figure
        {...{ name: 'mainMeals', label: terms.leastMeals, limits: figureLimits.leastMeals, mark }}
        value={singleOrder.mainMeals ?? 4}
        live={was?.mainMeals ?? 4}
        set={mainMeals => set({ mainMeals })}
      />
      {singleOrder.goals.map(({ diet, name, price }) => (
        <Figure
          key={diet}
          {...{ name: `goal-${diet}`, limits: figureLimits.euros, mark }}
          label={terms.goalPrice(name[lang])}
          value={price}
          live={was?.goals.find(goal => goal.diet === diet)?.price}
          set={euros =>
            set({
              goals: singleOrder.goals.map(goal =>
                goal.diet === diet ? { ...goal, price: euros } : goal,
              ),
            })
          }
        />
      ))}
      <Figure
        {...{ name: 'snack', label: terms.snack, limits: figureLimits.euros, mark }}
        value={singleOrder.snack}
        live={was?.snack}
        set={snack => set({ snack })}
      />
    </Fields>
  )
}

type Weekly = NonNullable<WrittenPlans['weekly']>

/** Plans of weeks: their days, meals, discounts and least. */
export function WeeklyFields({ plans, live, change, mark }: Props) {
  const { terms } = useWords()
  const lang = useLanguage()
  const { weekly, singleOrder } = plans
  if (!weekly) return null
  const set = (fields: Partial<Record<keyof Weekly, unknown>>) =>
    change({ ...plans, weekly: { ...weekly, ...fields } as Weekly })
  const figure = (
    name: 'minTotal' | 'breakfast' | 'twoADayDiscount' | 'roundTo',
    label: string,
    limits: (typeof figureLimits)[keyof typeof figureLimits],
  ) => (
    <Figure
      {...{ name: `weekly-${name}`, label, limits, mark }}
      value={weekly[name]}
      live={live.weekly?.[name]}
      set={value => set({ [name]: value })}
    />
  )
  const boxes = (
    field: 'daysPerWeek' | 'mainMealsADay',
    legend: string,
    all: readonly number[],
  ) => (
    <fieldset className="col-span-full">
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-x-5">
        {all.map(value => (
          <Checkbox
            key={value}
            name={`${field}-${value}`}
            label={value}
            checked={weekly[field].includes(value)}
            onChange={isOn => {
              const chosen = all.filter(one => (one === value ? isOn : weekly[field].includes(one)))
              mark(field, chosen.length === 0)
              set({ [field]: chosen })
            }}
          />
        ))}
      </div>
      {weekly[field].length === 0 && (
        <p className="text-sm text-error" role="alert">
          {terms.oneAtLeast}
        </p>
      )}
    </fieldset>
  )
  return (
    <>
      <Fields title={terms.weekly}>
        {boxes('daysPerWeek', terms.days, [2, 3, 4, 5, 6, 7])}
        {boxes('mainMealsADay', terms.mealsADay, [1, 2, 3, 4])}
        {figure('minTotal', terms.planMinTotal, figureLimits.euros)}
        {figure('breakfast', terms.breakfast, figureLimits.euros)}
        {figure('twoADayDiscount', terms.twoADay, figureLimits.percent)}
        {figure('roundTo', terms.roundTo, figureLimits.rounding)}
        {singleOrder?.goals.map(({ diet, name }) => (
          <Figure
            key={diet}
            {...{ name: `start-${diet}`, limits: figureLimits.euros, mark }}
            label={terms.startFrom(name[lang])}
            hint={terms.startHint}
            isOptional
            value={weekly.singlePrices?.[diet]}
            live={live.weekly?.singlePrices?.[diet]}
            set={euros => {
              const { [diet]: _, ...others } = weekly.singlePrices ?? {}
              const prices = euros === undefined ? others : { ...others, [diet]: euros }
              const { singlePrices: _old, ...rest } = weekly
              const own = Object.keys(prices).length > 0 ? { singlePrices: prices } : {}
              change({ ...plans, weekly: { ...rest, ...own } })
            }}
          />
        ))}
      </Fields>
      <Periods weekly={weekly} set={periods => set({ periods })} mark={mark} />
    </>
  )
}

/** How long a plan may run, and what it then costs less. */
function Periods({
  weekly: { periods },
  set,
  mark,
}: {
  weekly: Weekly
  set: (periods: Weekly['periods']) => void
  mark: Props['mark']
}) {
  const { terms } = useWords()
  const lang = useLanguage()
  const free = [1, 2, 3, 4].find(weeks => periods.every(period => period.weeks !== weeks))
  const put = (weeks: number, fields: object) =>
    set(periods.map(period => (period.weeks === weeks ? { ...period, ...fields } : period)))
  return (
    <section className="space-y-4">
      <h2 className="text-xl">{terms.periods}</h2>
      <ul className="space-y-4">
        {periods.map(({ weeks, discount, name }) => (
          <li key={weeks} className="rounded-card border border-line bg-card p-5 shadow-card">
            <div className="mb-3 flex items-center justify-between">
              <h3 className="font-semibold">{terms.weeksOf(weeks)}</h3>
              {periods.length > 1 && (
                <button
                  type="button"
                  aria-label={terms.removePeriod(name[lang] || terms.weeksOf(weeks))}
                  className="grid size-11 place-items-center rounded-field text-muted hover:text-error"
                  onClick={() => {
                    for (const field of ['discount', 'el', 'en']) mark(`${field}-${weeks}`, false)
                    set(periods.filter(period => period.weeks !== weeks))
                  }}
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
                set={percent => put(weeks, { discount: percent })}
              />
              {(['el', 'en'] as const).map(each => (
                <TextField
                  key={each}
                  name={`${each}-${weeks}`}
                  label={each === 'el' ? terms.nameEl : terms.nameEn}
                  value={name[each]}
                  maxLength={80}
                  onChange={text => {
                    mark(`${each}-${weeks}`, text.trim() === '')
                    put(weeks, { name: { ...name, [each]: text } })
                  }}
                  {...(name[each].trim() === '' && { error: terms.nameMissing })}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {free !== undefined && (
        <Button
          variant="secondary"
          onClick={() => {
            for (const each of ['el', 'en']) mark(`${each}-${free}`, true)
            const fresh = { weeks: free, discount: 0, name: { el: '', en: '' } }
            set([...periods, fresh].toSorted((one, other) => one.weeks - other.weeks))
          }}
        >
          {terms.addPeriod}
        </Button>
      )}
    </section>
  )
}

/** Plans that no rule makes: their prices alone. */
export function OwnPlans({ plans, live, change, mark }: Props) {
  const { terms } = useWords()
  const lang = useLanguage()
  const own = plans.plans ?? []
  if (own.length === 0) return null
  return (
    <Fields title={terms.ownPlans}>
      {own.flatMap(plan =>
        (['mainMeal', 'snack', 'minTotal'] as const).map(field => {
          const label = {
            mainMeal: terms.mainMeal,
            snack: terms.planSnack,
            minTotal: terms.planMin,
          }
          return (
            <Figure
              key={`${plan.id} ${field}`}
              {...{ name: `${plan.id}-${field}`, limits: figureLimits.euros, mark }}
              label={label[field](plan.name[lang])}
              value={plan[field]}
              live={live.plans?.find(({ id }) => id === plan.id)?.[field]}
              set={euros =>
                change({
                  ...plans,
                  plans: own.map(one =>
                    one.id === plan.id && euros !== undefined ? { ...one, [field]: euros } : one,
                  ),
                })
              }
            />
          )
        }),
      )}
    </Fields>
  )
}
