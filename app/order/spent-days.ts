import type { CartAnswer } from '#server/answers.ts'
import { type Cents, toCents } from '#shop/money.ts'

export type SpentDay = { readonly date: string; readonly left: Cents }

/**
 * The days of a cart whose allowance went to other orders of the employee, so that less of it is
 * left than the day's meals cost; amounts in cents. None where the company bears all of the cart.
 */
export function spentDays({
  company,
  scheduleMenus,
}: Pick<CartAnswer, 'company' | 'scheduleMenus'>): SpentDay[] {
  if (!company || company.onAccount) return []
  const { perDay, allowances } = company
  return scheduleMenus.flatMap(({ id, date, items }) => {
    const day = allowances.find(({ scheduleMenuId }) => scheduleMenuId === id)
    if (!day || day.left >= perDay) return []
    const left = toCents(day.left)
    const meals = items.reduce((sum, { total }) => sum + toCents(total), 0)
    return meals > left ? [{ date, left }] : []
  })
}
