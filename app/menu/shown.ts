import { useMemo } from 'react'
import { useLanguage } from '../text/words.ts'
import { buildsIn, type Day, mostOf } from './day.ts'
import { fits, type MenuFilter, searcher, sectionCodes, sortedMeals } from './filter.ts'
import type { MenuBuild, MenuMeal, MenuNames } from './menu-meal.ts'

type Shown = {
  meals: readonly MenuMeal[]
  names: MenuNames
  day: Day | null
  filter: MenuFilter
}

/**
 * The sections that have results; within each, dishes that the day does not offer come last. One that
 * the delivery holds keeps its place, where the customer finds it to take it out.
 */
export function useShown({ meals, names, day, filter }: Shown) {
  const lang = useLanguage()
  const isSought = useMemo(() => searcher(names), [names])
  return useMemo(() => {
    const buildOf = (meal: MenuMeal) => buildsIn(day, meal)[0] as MenuBuild
    const isOn = (meal: MenuMeal) =>
      !day || day.gone.has(meal.slug) || mostOf(day, meal, buildOf(meal)) > 0
    const fitting = meals.filter(meal => fits(meal, filter) && isSought(meal, filter.q))
    const ordered = sortedMeals(fitting, filter.sort, buildOf, lang)
    const sections = sectionCodes
      .map(code => {
        const own = ordered.filter(meal => meal.categories.includes(code))
        return { code, meals: [...own.filter(isOn), ...own.filter(meal => !isOn(meal))] }
      })
      .filter(section => section.meals.length > 0)
    return { sections, count: sections.reduce((sum, { meals }) => sum + meals.length, 0) }
  }, [meals, day, filter, isSought, lang])
}
