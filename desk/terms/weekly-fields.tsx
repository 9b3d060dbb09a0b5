import { deliveriesPerWeek, freshDays } from '#shop/plan/plan-deliveries.ts'
import { figureLimits, type WrittenPlans } from '#shop/publishing/terms.ts'
import { Checkbox } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { Fields } from './fields.tsx'
import { Figure } from './figure.tsx'
import { Periods } from './periods.tsx'
import type { PlanProps } from './plan-fields.tsx'

type Weekly = NonNullable<WrittenPlans['weekly']>

/** Plans of weeks: their days, meals, discounts and least. */
export function WeeklyFields({ plans, live, change, mark }: PlanProps) {
  const { terms } = useWords()
  const lang = useLanguage()
  const { weekly, singleOrder } = plans
  if (!weekly) return null
  const set = (fields: Partial<Weekly>) => change({ ...plans, weekly: { ...weekly, ...fields } })
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
  const boxes = (field: BoxField, legend: string, all: readonly number[]) => (
    <Boxes
      {...{ field, legend, all, mark }}
      chosen={weekly[field]}
      set={chosen => set({ [field]: chosen })}
    />
  )
  return (
    <>
      <Fields title={terms.weekly}>
        {boxes('daysPerWeek', terms.days, [1, 2, 3, 4, 5, 6, 7])}
        <Figure
          {...{
            name: 'deliveriesPerWeek',
            label: terms.deliveries,
            hint: terms.deliveriesHint,
            mark,
          }}
          limits={figureLimits.deliveries}
          value={deliveriesPerWeek(weekly)}
          live={deliveriesPerWeek(live.weekly ?? {})}
          set={count => set({ deliveriesPerWeek: count })}
        />
        <Figure
          {...{ name: 'freshDays', label: terms.freshDays, hint: terms.freshHint, mark }}
          limits={figureLimits.freshDays}
          value={freshDays(weekly)}
          live={freshDays(live.weekly ?? {})}
          set={days => set({ freshDays: days })}
        />
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
              const singles = Object.keys(prices).length > 0 ? { singlePrices: prices } : {}
              change({ ...plans, weekly: { ...rest, ...singles } })
            }}
          />
        ))}
      </Fields>
      <Periods weekly={weekly} set={periods => set({ periods })} mark={mark} />
    </>
  )
}

type BoxField = 'daysPerWeek' | 'mainMealsADay'

/** Numbers of which a customer may choose; one at least. */
function Boxes({
  field,
  legend,
  all,
  chosen,
  set,
  mark,
}: {
  field: BoxField
  legend: string
  all: readonly number[]
  chosen: readonly number[]
  set: (chosen: readonly number[]) => void
  mark: PlanProps['mark']
}) {
  const { terms } = useWords()
  return (
    <fieldset className="col-span-full">
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-x-5">
        {all.map(value => (
          <Checkbox
            key={value}
            name={`${field}-${value}`}
            label={value}
            checked={chosen.includes(value)}
            onChange={isOn => {
              const next = all.filter(one => (one === value ? isOn : chosen.includes(one)))
              mark(field, next.length === 0)
              set(next)
            }}
          />
        ))}
      </div>
      {chosen.length === 0 && (
        <p className="text-sm text-error" role="alert">
          {terms.oneAtLeast}
        </p>
      )}
    </fieldset>
  )
}
