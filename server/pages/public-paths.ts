import type { Catalogue } from '#shop/catalogue.ts'
import policies from '../../content/policies.json' with { type: 'json' }

/** What search engines may list; the other pages belong to a customer or an order. */
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

/** A page that shows nothing to a visitor from a search. */
export function isPersonal(path: string): boolean {
  return personal.test(path)
}
