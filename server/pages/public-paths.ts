import type { Catalogue } from '#shop/catalogue.ts'
import policies from '../../content/policies.json' with { type: 'json' }

/** What search engines may list; all else belongs to a customer or to an order. */
export function publicPaths(catalogue: Catalogue): string[] {
  return [
    '/',
    '/menu',
    '/plans',
    '/plans/weekly',
    ...catalogue.meals.map(({ slug }) => `/product/${slug}`),
    '/calorie-calculator',
    '/business',
    '/contact-us',
    ...policies.items.map(({ slug }) => `/terms-and-conditions/${slug}`),
  ]
}

const personal =
  /^\/(account|addresses|address|business\/.|checkout|date-time|epay-success|epay-failure|menu\/weekly|region-updates|sandbox)/

/** Shows nothing to somebody who comes from a search. */
export function isPersonal(path: string): boolean {
  return personal.test(path)
}
