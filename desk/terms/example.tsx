import { useState } from 'react'
import { formatMoney } from '#shop/money.ts'
import {
  type Example as Cost,
  type ExampleChoice,
  exampleOf,
  figureIn,
  figureLimits,
  type Terms,
  type WrittenPlans,
} from '#shop/publishing/terms.ts'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'

type Props = {
  readonly written: WrittenPlans
  readonly before: Terms
  readonly after: Terms
}

/** One order, as it is charged now and as it would be. */
export function Example({ written, before, after }: Props) {
  const { terms } = useWords()
  const { singleOrder, weekly } = written
  const [picked, setPicked] = useState<Partial<ExampleChoice>>({})
  const [typed, setTyped] = useState('5')
  const mains = figureIn(typed, figureLimits.meals)
  const choice: ExampleChoice = {
    dietCode: singleOrder?.goals[0]?.diet ?? 'wl',
    type: 'daily',
    weeks: weekly?.periods[0]?.weeks ?? 1,
    daysPerWeek: weekly?.daysPerWeek[0] ?? 5,
    mealsADay: weekly?.mainMealsADay[0] ?? 1,
    ...picked,
    mains: mains ?? 1,
  }
  const pick = (change: Partial<ExampleChoice>) => setPicked({ ...picked, ...change })
  const [was, becomes] = [exampleOf(before, choice), exampleOf(after, choice)]
  const isSame = JSON.stringify(was) === JSON.stringify(becomes)
  return (
    <section
      aria-label={terms.example}
      className="rounded-card border border-line bg-card p-5 shadow-card lg:sticky lg:top-6"
    >
      <h2 className="text-xl">{terms.example}</h2>
      <p className="mt-1 mb-4 text-sm text-muted">{terms.exampleText}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <PlanChoice {...{ written, choice, pick }} />
        {choice.type === 'daily' ? (
          <TextField
            name="mains"
            label={terms.mains}
            inputMode="numeric"
            value={typed}
            onChange={setTyped}
            {...(mains === null && { error: terms.wrongWhole('1', '100') })}
          />
        ) : (
          <WeekChoice {...{ written, choice, pick }} />
        )}
      </div>
      <div aria-live="polite">
        <Costs was={was} becomes={becomes} />
        {isSame && <p className="mt-3 text-sm text-muted">{terms.same}</p>}
        {becomes && becomes.few > 0 && (
          <p className="mt-3 text-sm text-warning">{terms.few(becomes.few)}</p>
        )}
        {becomes && becomes.short > 0 && (
          <p className="mt-3 text-sm text-warning">{terms.short(formatMoney(becomes.short))}</p>
        )}
      </div>
    </section>
  )
}

type ChoiceProps = Pick<Props, 'written'> & {
  readonly choice: ExampleChoice
  readonly pick: (change: Partial<ExampleChoice>) => void
}

/** The goal, and whether it is a single order or a plan of weeks. */
function PlanChoice({ written: { singleOrder, weekly }, choice, pick }: ChoiceProps) {
  const { terms } = useWords()
  const lang = useLanguage()
  const weeks = weekly?.periods.map(period => period.weeks)
  return (
    <>
      <Select
        label={terms.goal}
        value={choice.dietCode}
        onChange={diet => pick({ dietCode: diet })}
        options={(singleOrder?.goals ?? []).map(({ diet, name }) => ({
          ...{ value: diet, label: name[lang] },
        }))}
      />
      <Select
        label={terms.kind}
        value={choice.type === 'daily' ? '0' : String(choice.weeks)}
        onChange={value =>
          pick(value === '0' ? { type: 'daily' } : { type: 'weekly', weeks: Number(value) })
        }
        options={[{ value: '0', label: terms.singleOne }, ...numbers(weeks, terms.weeksOf)]}
      />
    </>
  )
}

/** The days and the meals of a week. */
function WeekChoice({ written: { weekly }, choice, pick }: ChoiceProps) {
  const { terms } = useWords()
  return (
    <>
      <Select
        label={terms.days}
        value={String(choice.daysPerWeek)}
        onChange={value => pick({ daysPerWeek: Number(value) })}
        options={numbers(weekly?.daysPerWeek, terms.daysOf)}
      />
      <Select
        label={terms.mealsADay}
        value={String(choice.mealsADay)}
        onChange={value => pick({ mealsADay: Number(value) })}
        options={numbers(weekly?.mainMealsADay, terms.aDay)}
      />
    </>
  )
}

function numbers(values: readonly number[] = [], label: (value: number) => string) {
  return [...new Set(values)].map(value => ({ value: String(value), label: label(value) }))
}

const rows = ['mainMeal', 'meals', 'shipping', 'total', 'vat'] as const

function Costs({ was, becomes }: { was: Cost | null; becomes: Cost | null }) {
  const { terms } = useWords()
  const cell = (cost: Cost | null, row: (typeof rows)[number]) => {
    if (!cost) return row === 'total' ? terms.notSold : '–'
    return row === 'shipping' && cost.shipping === 0 ? terms.free : formatMoney(cost[row])
  }
  return (
    <table className="mt-5 w-full tabular-nums">
      <thead>
        <tr className="text-sm text-muted">
          <td />
          <th scope="col" className="pb-1 text-end font-normal">
            {terms.before}
          </th>
          <th scope="col" className="pb-1 text-end font-normal">
            {terms.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => {
          const isTotal = row === 'total'
          const isChanged = cell(was, row) !== cell(becomes, row)
          const size = isTotal ? 'text-xl font-semibold' : ''
          const quiet = row === 'vat' ? 'text-sm text-muted' : ''
          return (
            <tr key={row} className={`${isTotal ? 'border-t border-line' : ''} ${quiet}`}>
              <th scope="row" className="py-1 text-start font-normal">
                {terms.rows[row]}
              </th>
              <td className={`py-1 ps-2 text-end ${size}`}>{cell(was, row)}</td>
              <td
                className={`py-1 ps-2 text-end ${size} ${isChanged ? 'text-terracotta-strong' : ''}`}
              >
                {cell(becomes, row)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
