import { mostOfOneItem } from '#shop/cart/cart.ts'
import type { ItemType } from '#shop/meal.ts'
import { type DayState, dayState, heldOf } from '#shop/plan/day-state.ts'
import { amountsOf, breakfastCategory } from '#shop/pricing.ts'
import type { Contents } from '../../../fill/contents.ts'
import type { DayBuilds } from '../../../menu/day-builds.ts'
import type { MenuBuild, MenuMeal, MenuNames } from '../../../menu/menu-meal.ts'
import type { Delivery } from '../delivery-view.ts'

/** The menu of a delivery's day, with what it offers to the order. */
export type OrderMenu = {
  readonly meals: readonly MenuMeal[]
  readonly names: MenuNames
  readonly offers: DayBuilds
}

/** A build as the dialog shows it: from that day's menu, or as bought if the menu lacks it. */
export type Piece = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly portion: string
  readonly type: ItemType
  readonly breakfast: boolean
  /** null: the menu no longer has it. */
  readonly kcal: number | null
  /** Euros: the price paid, else today's. */
  readonly price: number
  /** How many the delivery held before. */
  readonly bought: number
  readonly most: number
}

/** What the delivery holds, each build once. */
export function boughtIn({ items }: Pick<Delivery, 'items'>): Contents {
  const amounts = new Map<string, number>()
  for (const { id, amount } of items) amounts.set(id, (amounts.get(id) ?? 0) + amount)
  return [...amounts].map(([itemId, amount]) => ({ itemId, amount }))
}

/** Everything that can be in the delivery: what was bought, then that day's menu. */
export function piecesFor(delivery: Delivery, menu: OrderMenu | null): Map<string, Piece> {
  const pieces = new Map<string, Piece>()
  for (const { itemId, amount } of boughtIn(delivery)) {
    const item = delivery.items.find(({ id }) => id === itemId)
    if (!item) continue
    const { slug, name, portion, type, price } = item
    const gone = { id: itemId, slug, name, portion: portion.name, type, price, kcal: null }
    const isSnack = type === 'snack'
    pieces.set(itemId, { ...gone, breakfast: isSnack, bought: amount, most: amount })
  }
  if (!menu) return pieces
  for (const meal of menu.meals)
    for (const build of meal.builds) {
      const offer = menu.offers.get(build.id)
      const bought = pieces.get(build.id)
      if (offer) pieces.set(build.id, offered(meal, build, menu, bought))
      else if (bought) pieces.set(build.id, { ...bought, ...figuresOf(meal, build) })
    }
  return pieces
}

function offered(
  meal: MenuMeal,
  build: MenuBuild,
  { names, offers }: OrderMenu,
  known: Piece | undefined,
): Piece {
  const offer = offers.get(build.id)
  const bought = known?.bought ?? 0
  return {
    id: build.id,
    slug: meal.slug,
    name: meal.name,
    portion: names.portions[build.portion] ?? build.portion,
    type: meal.type,
    ...figuresOf(meal, build),
    price: known?.price ?? offer?.price ?? build.price,
    bought,
    most: Math.min(Math.max(offer?.left ?? mostOfOneItem, bought), mostOfOneItem),
  }
}

function figuresOf(meal: MenuMeal, build: MenuBuild) {
  return { kcal: Math.round(build.kcal), breakfast: isBreakfast(meal) }
}

function isBreakfast({ type, categories }: MenuMeal): boolean {
  return type === 'snack' && categories.includes(breakfastCategory)
}

/** How full the delivery is with these contents (§4). */
export function stateOf(
  { required }: Pick<Delivery, 'required'>,
  contents: Contents,
  pieces: ReadonlyMap<string, Piece>,
): DayState {
  const held = contents.flatMap(({ itemId, amount }) => {
    const piece = pieces.get(itemId)
    return piece ? [{ type: piece.type, breakfast: piece.breakfast, amount }] : []
  })
  return dayState(required, heldOf(held), amountsOf(held))
}

/** Whether a plan's delivery has all its main meals; a single order is never full. */
export function isFull(planType: 'daily' | 'weekly', { missing }: Pick<DayState, 'missing'>) {
  return planType === 'weekly' && missing['main-meal'] === 0
}

export function isSame(one: Contents, other: Contents): boolean {
  const amounts = (contents: Contents) =>
    contents
      .filter(({ amount }) => amount > 0)
      .map(({ itemId, amount }) => `${itemId} ${amount}`)
      .sort()
      .join()
  return amounts(one) === amounts(other)
}

/** The contents with another amount of a build; a build that was bought stays listed at 0. */
export function withAmount(
  contents: Contents,
  itemId: string,
  amount: number,
  bought: number,
): Contents {
  if (!contents.some(each => each.itemId === itemId)) return [...contents, { itemId, amount }]
  return contents
    .map(each => (each.itemId === itemId ? { itemId, amount } : each))
    .filter(each => each.itemId !== itemId || amount > 0 || bought > 0)
}

/** The contents as the call takes them, without amounts of 0. */
export function wanted(contents: Contents): { itemId: string; amount: number }[] {
  return contents.filter(({ amount }) => amount > 0).map(each => ({ ...each }))
}
