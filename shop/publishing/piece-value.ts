import type { DishDraft } from '../food/dish-file.ts'
import type { BestSellers } from '../food/dish-tags.ts'
import type { FileIngredient } from '../food/recipe.ts'
import type { MenuWeeks, TemplateWeek } from '../menu/menu-weeks.ts'
import type { Json } from '../merge/merge.ts'
import type { HolidayId } from '../schedule/holiday.ts'
import type { Closure } from '../shop-data/closed-days.ts'
import type { CutOffs } from '../shop-data/cut-offs.ts'
import type { DayLimit } from '../shop-data/day-limits.ts'
import type { VatRates } from '../shop-data/vat-rates.ts'
import type { WrittenCoupon } from './coupon-form.ts'
import type { WrittenSpot, WrittenWindow } from './places-form.ts'
import type { WrittenDelivery, WrittenDoor, WrittenPlans } from './terms.ts'

/** What the folder's files hold of each kind of piece; of the terms, by their names. */
export type PieceValues = {
  readonly dish: DishDraft
  readonly ingredient: FileIngredient
  readonly coupon: WrittenCoupon
  readonly 'closed-day': Closure
  readonly 'template-week': Omit<TemplateWeek, 'dishes'> & Partial<Pick<TemplateWeek, 'dishes'>>
  readonly 'calendar-week': MenuWeeks['calendar'][number]
  readonly capacity: { readonly deliveriesPerWindow: number; readonly portionsPerMeal: number }
  readonly 'day-limit': DayLimit
  readonly window: WrittenWindow
  readonly spot: WrittenSpot
  readonly plans: WrittenPlans
  readonly delivery: WrittenDelivery
  readonly cutOffs: CutOffs
  readonly openHolidays: { readonly holidays: readonly HolidayId[] }
  readonly vat: VatRates
  readonly bestSellers: BestSellers
  readonly door: Partial<WrittenDoor>
}

/** A piece by the type of its kind: the shop writes and answers none that its schema has not read. */
export function pieceValue<Kind extends keyof PieceValues>(piece: Json): PieceValues[Kind] {
  return piece as PieceValues[Kind]
}

export function pieceIfThere<Kind extends keyof PieceValues>(
  piece: Json,
): PieceValues[Kind] | null {
  return piece === undefined || piece === null ? null : pieceValue<Kind>(piece)
}
