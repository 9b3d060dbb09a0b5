import { formatMoney } from '#shop/money.ts'
import { useConfig } from '../../config.ts'
import { useWords } from '../../text/words.ts'
import { Tiles } from '../../ui/tiles.tsx'
import { GoalCards } from './goal-cards.tsx'
import type { Goal } from './goals.ts'
import { type PlanPrices, planPriceFor, type WeeklyChoice } from './plan-prices.ts'
import { answersIn, withDays } from './weekly-choice.ts'

/** Asks for goal, days, main meals, weeks and breakfast (§2), with prices. */
export function Questions({
  goals,
  offers,
  choice,
  choose,
}: {
  goals: readonly Goal[]
  offers: PlanPrices
  choice: WeeklyChoice
  choose: (choice: WeeklyChoice) => void
}) {
  const { weekly } = useWords().plans
  const answers = answersIn(offers, choice)
  const eachMeal = (other: Partial<WeeklyChoice>) => {
    const offer = planPriceFor(offers, { ...choice, ...other })
    return offer ? weekly.perMeal(formatMoney(offer[0])) : undefined
  }
  return (
    <div className="grid gap-8 md:gap-10">
      <GoalCards
        goals={goals}
        chosen={choice.dietCode}
        wide
        onChoose={dietCode => choose({ ...choice, dietCode })}
      />
      <Tiles
        legend={weekly.days}
        name="days"
        tiles={answers.days.map(days => ({
          value: String(days),
          label: String(days),
          text: weekly.daysAWeek(days),
        }))}
        value={String(choice.daysPerWeek)}
        onChoose={days => choose(withDays(choice, Number(days)))}
      />
      <MealTiles {...{ choice, choose, eachMeal }} meals={answers.meals} />
      <Tiles
        legend={weekly.weeks}
        name="weeks"
        tiles={answers.weeks.map(weeks => ({
          value: String(weeks),
          label: String(weeks),
          text: weekly.weeksText(weeks),
          note: eachMeal({ weeks }),
        }))}
        value={String(choice.weeks)}
        onChoose={weeks => choose({ ...choice, weeks: Number(weeks) })}
      />
      <BreakfastTiles {...{ offers, choice, choose }} />
    </div>
  )
}

function MealTiles({
  meals,
  choice,
  choose,
  eachMeal,
}: {
  meals: readonly number[]
  choice: WeeklyChoice
  choose: (choice: WeeklyChoice) => void
  eachMeal: (other: Partial<WeeklyChoice>) => string | undefined
}) {
  const { weekly } = useWords().plans
  const { fee, freeFromWeeklyMainMeals } = useConfig().delivery
  return (
    <Tiles
      legend={weekly.meals}
      name="meals"
      tiles={meals.map(mainMeals => ({
        value: String(mainMeals),
        label: String(mainMeals),
        text: weekly.aDay(mainMeals / choice.daysPerWeek),
        note: eachMeal({ mainMeals }),
        badge:
          fee > 0 && mainMeals >= freeFromWeeklyMainMeals ? weekly.freeShippingBadge : undefined,
      }))}
      value={String(choice.mainMeals)}
      onChoose={wanted => choose({ ...choice, mainMeals: Number(wanted) })}
    />
  )
}

function BreakfastTiles({
  offers,
  choice,
  choose,
}: {
  offers: PlanPrices
  choice: WeeklyChoice
  choose: (choice: WeeklyChoice) => void
}) {
  const { weekly } = useWords().plans
  const breakfast = planPriceFor(offers, { ...choice, breakfast: true })?.[1]
  return (
    <Tiles
      legend={weekly.breakfast}
      name="breakfast"
      tiles={[
        { value: '0', label: weekly.noBreakfast, text: weekly.noBreakfastText },
        {
          value: '1',
          label: weekly.withBreakfast,
          text: weekly.withBreakfastText,
          note: breakfast === undefined ? undefined : weekly.perBreakfast(formatMoney(breakfast)),
        },
      ]}
      value={choice.breakfast ? '1' : '0'}
      onChoose={value => choose({ ...choice, breakfast: value === '1' })}
    />
  )
}
