/** What the kitchen can do where nothing else is set for a day (reading: Plans and schedules). */
export type KitchenLimit = {
  /** Deliveries in one window of one day. */
  readonly deliveriesPerWindow: number
  /** Portions of one meal on one day. */
  readonly portionsPerMeal: number
}

/** What is counted: deliveries in a window (`what` is its time period), portions of a meal. */
export type Counted = {
  readonly date: string
  readonly kind: 'window' | 'meal'
  readonly what: string
}

/** How much of it is wanted; less than zero gives back. */
export type Demand = Counted & { readonly amount: number }

/** How much of it is taken, and how much there is at most. */
export type KitchenLoad = Counted & { readonly most: number; readonly taken: number }

export type CookedDelivery = {
  readonly date: string
  readonly timePeriodId: string
  readonly items: readonly { readonly mealId: string; readonly amount: number }[]
}

/**
 * What deliveries ask of the kitchen, all portions of a meal on a day added up over its builds and
 * over the deliveries; sorted, so that everyone takes it in one order.
 */
export function demandOf(deliveries: readonly CookedDelivery[]): Demand[] {
  return summed(
    deliveries.flatMap(({ date, timePeriodId, items }) => [
      { date, kind: 'window', what: timePeriodId, amount: 1 },
      ...items.map(({ mealId, amount }) => ({ date, kind: 'meal', what: mealId, amount }) as const),
    ]),
  )
}

/** Both together, each thing counted once. */
export function added(one: readonly Demand[], other: readonly Demand[]): Demand[] {
  return summed([...one, ...other])
}

/** What has to be taken, and given back where it is less than zero, to come from one to the other. */
export function difference(before: readonly Demand[], after: readonly Demand[]): Demand[] {
  return summed([...after, ...before.map(one => ({ ...one, amount: -one.amount }))])
}

/** What the kitchen has left. */
export type Kitchen = {
  /** Portions of a meal that can still be had on a day. */
  left(date: string, mealId: string): number
  /** Whether a window of a day takes no further delivery. */
  isFull(date: string, timePeriodId: string): boolean
}

/** One that never runs out. */
export const endlessKitchen: Kitchen = { left: () => Number.POSITIVE_INFINITY, isFull: () => false }

/** What is left beside what is taken; whatever no load tells of has its usual limit. */
export function kitchenFrom(loads: readonly KitchenLoad[], limit: KitchenLimit): Kitchen {
  const days = new Map<string, Record<Counted['kind'], Map<string, number>>>()
  for (const { date, kind, what, most, taken } of loads) {
    const day = days.get(date) ?? { window: new Map(), meal: new Map() }
    day[kind].set(what, Math.max(0, most - taken))
    days.set(date, day)
  }
  return {
    left: (date, meal) => days.get(date)?.meal.get(meal) ?? limit.portionsPerMeal,
    isFull: (date, period) =>
      (days.get(date)?.window.get(period) ?? limit.deliveriesPerWindow) <= 0,
  }
}

/** As it is for whom these demands are held already. */
export function withOwn(kitchen: Kitchen, own: readonly Demand[]): Kitchen {
  const held = new Map(own.map(demand => [keyOf(demand), demand.amount]))
  const mine = (counted: Counted) => held.get(keyOf(counted)) ?? 0
  return {
    left: (date, what) => kitchen.left(date, what) + mine({ date, kind: 'meal', what }),
    isFull: (date, what) =>
      kitchen.isFull(date, what) && mine({ date, kind: 'window', what }) === 0,
  }
}

function summed(demand: readonly Demand[]): Demand[] {
  const sums = new Map<string, Demand>()
  for (const one of demand) {
    const key = keyOf(one)
    sums.set(key, { ...one, amount: one.amount + (sums.get(key)?.amount ?? 0) })
  }
  const entries = [...sums].filter(([, { amount }]) => amount !== 0)
  return entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, demand]) => demand)
}

function keyOf({ date, kind, what }: Counted): string {
  return `${date} ${kind} ${what}`
}
