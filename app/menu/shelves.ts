import { useMemo } from 'react'
import { type ShelfCode, shelvesOf, varied } from '#shop/menu/shelves.ts'
import { useLanguage } from '../text/words.ts'
import { buildsIn, type Day, mostOf } from './day.ts'
import {
  activeChoices,
  fits,
  type MenuFilter,
  noFilter,
  type SectionCode,
  searcher,
  sectionCodes,
  sortedMeals,
  without,
} from './filter.ts'
import type { MenuBuild, MenuMeal, MenuNames } from './menu-meal.ts'

type Shown = {
  meals: readonly MenuMeal[]
  names: MenuNames
  day: Day | null
  filter: MenuFilter
}

/** `all`: without a heading of its own; `off`: what the day does not offer. */
export type ShelfMeals = {
  readonly code: ShelfCode | 'all' | 'off'
  readonly meals: readonly MenuMeal[]
}
export type SectionShelves = { readonly code: SectionCode; readonly shelves: readonly ShelfMeals[] }

const mostSuggested = 3

/**
 * The sections that have results; within each, dishes that the day does not offer come last. One that
 * the delivery holds keeps its place, where the customer finds it to take it out.
 */
export function useMenuShelves({ meals, names, day, filter }: Shown) {
  const lang = useLanguage()
  const isSought = useMemo(() => searcher(names), [names])
  return useMemo(() => {
    const buildOf = (meal: MenuMeal) => buildsIn(day, meal)[0] as MenuBuild
    const isOn = (meal: MenuMeal) =>
      !day || day.gone.has(meal.slug) || mostOf(day, meal, buildOf(meal)) > 0
    const sought = meals.filter(meal => isSought(meal, filter.q))
    const { withoutAllergens } = filter
    const fitting = sought
      .filter(meal => fits(meal, filter, buildsIn(day, meal)))
      .map(meal => without(meal, withoutAllergens))
    const ordered = sortedMeals(fitting, filter.sort, buildOf, lang)
    const isWhole = filter.sort === 'menu' && activeChoices(filter) === 0

    function shelves(code: SectionCode, meals: readonly MenuMeal[]): ShelfMeals[] {
      const on = meals.filter(isOn)
      const off = meals.filter(meal => !isOn(meal))
      if (isWhole && code === 'main-meal')
        return [...shelvesOf(on), ...(off.length > 0 ? [{ code: 'off' as const, meals: off }] : [])]
      return [{ code: 'all', meals: [...(filter.sort === 'menu' ? varied(on) : on), ...off] }]
    }

    const found = sectionCodes
      .map(code => ({ code, own: ordered.filter(meal => meal.categories.includes(code)) }))
      .filter(({ own }) => own.length > 0)
    const count = found.reduce((sum, { own }) => sum + own.length, 0)
    const sections = found.map(
      ({ code, own }): SectionShelves => ({ code, shelves: shelves(code, own) }),
    )
    // Suggested dishes leave out the same allergens.
    const safe = { ...noFilter, withoutAllergens }
    const suggested =
      count > 0
        ? []
        : meals
            .filter(meal => fits(meal, safe, buildsIn(day, meal)))
            .map(meal => without(meal, withoutAllergens))
    return {
      sections,
      count,
      sought: day ? sought.map(meal => ({ ...meal, builds: buildsIn(day, meal) })) : sought,
      suggested: varied(suggested.filter(isOn)).slice(0, mostSuggested),
    }
  }, [meals, day, filter, isSought, lang])
}
