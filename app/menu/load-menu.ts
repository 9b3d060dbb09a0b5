import { useMemo } from 'react'
import type { PageContext } from '../context.ts'
import { type MenuMeal, type MenuNames, menuMeal, menuNames } from './menu-meal.ts'

/** The week's meals as both menus show them. */
export async function loadMenu({ call, lang }: PageContext) {
  const answer = await call('meal-collection', {})
  if (answer.code !== 'ok') throw new Error(`the menu has no meals: ${answer.code}`)
  const { meals } = answer.data
  const menu: Menu = { meals: meals.map(menuMeal), names: menuNames(meals, lang) }
  return { lang, menu: JSON.stringify(menu) }
}

type Menu = { readonly meals: readonly MenuMeal[]; readonly names: MenuNames }

/**
 * The menu of a page. It travels as one text: putting its two thousand parts together takes the
 * router far longer than the browser, while a phone is busy anyway.
 */
export function useMenu({ menu }: { menu: string }): Menu {
  return useMemo(() => JSON.parse(menu), [menu])
}
