import type { PageContext } from '../context.ts'
import { menuMeal, menuNames } from './menu-meal.ts'

/** The week's meals as both menus show them. */
export async function loadMenu({ call, lang }: PageContext) {
  const answer = await call('meal-collection', {})
  if (answer.code !== 'ok') throw new Error(`the menu has no meals: ${answer.code}`)
  const { meals } = answer.data
  return { lang, meals: meals.map(menuMeal), names: menuNames(meals, lang) }
}
