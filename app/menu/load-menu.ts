import { useMemo } from 'react'
import type { PageContext } from '../context.ts'
import { type MenuMeal, type MenuNames, menuMeal, menuNames } from './menu-meal.ts'

/** Loads the week's meals for the menu of single orders and of weekly plans. */
export async function loadMenu({ call, lang, config }: PageContext) {
  const answer = await call('meal-collection', {})
  if (answer.code !== 'ok') throw new Error(`the menu has no meals: ${answer.code}`)
  const { meals } = answer.data
  const menu: Menu = { meals: meals.map(menuMeal), names: menuNames(meals, lang, config.shop) }
  return { lang, menu: JSON.stringify(menu) }
}

type Menu = { readonly meals: readonly MenuMeal[]; readonly names: MenuNames }

/**
 * The menu of a page. The loader sends it as one JSON text, because the browser reads that far
 * faster than the router decodes two thousand values, which counts on a phone.
 */
export function useMenu({ menu }: { menu: string }): Menu {
  return useMemo(() => JSON.parse(menu), [menu])
}
