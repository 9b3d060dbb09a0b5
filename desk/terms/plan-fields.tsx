import { figureLimits, type WrittenPlans } from '#shop/publishing/terms.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { Fields } from './fields.tsx'
import { Figure } from './figure.tsx'

export type PlanProps = {
  readonly plans: WrittenPlans
  readonly live: WrittenPlans
  readonly change: (plans: WrittenPlans) => void
  readonly mark: (name: string, isWrong: boolean) => void
}

/** The single order and its prices. */
export function SingleFields({ plans, live, change, mark }: PlanProps) {
  const { terms } = useWords()
  const lang = useLanguage()
  const { singleOrder } = plans
  if (!singleOrder) return null
  const set = (fields: Partial<typeof singleOrder>) =>
    change({ ...plans, singleOrder: { ...singleOrder, ...fields } })
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

/** Plans that no rule makes: their prices alone. */
export function OwnPlans({ plans, live, change, mark }: PlanProps) {
  const { terms } = useWords()
  const lang = useLanguage()
  const rows = plans.plans ?? []
  if (rows.length === 0) return null
  return (
    <Fields title={terms.ownPlans}>
      {rows.flatMap(plan =>
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
                  plans: rows.map(one =>
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
