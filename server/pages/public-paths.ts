import { matchPath, type Register } from 'react-router'
import type { Catalogue } from '#shop/catalogue.ts'

/** The pages that search engines may list; every other page belongs to a customer or an order. */
const listed = [
  '/',
  '/menu',
  '/plans',
  '/plans/weekly',
  '/product/:mealSlug',
  '/calorie-calculator',
  '/business',
  '/contact-us',
  '/terms-and-conditions/:sectionSlug',
] as const satisfies readonly (keyof Register['pages'])[]

export function publicPaths({ meals, texts }: Catalogue): string[] {
  return listed.flatMap(page => {
    if (page === '/product/:mealSlug') return meals.map(({ slug }) => `/product/${slug}`)
    if (page === '/terms-and-conditions/:sectionSlug')
      return texts.policies.items.map(({ slug }) => `/terms-and-conditions/${slug}`)
    return page
  })
}

/** A page that shows nothing to a visitor from a search. */
export function isPersonal(path: string): boolean {
  return !listed.some(page => matchPath(page, path))
}
