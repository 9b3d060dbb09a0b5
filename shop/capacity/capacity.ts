/** The kitchen's limits for a day that has none of its own (reading: Plans and schedules). */
export type KitchenLimit = {
  readonly deliveriesPerWindow: number
  readonly portionsPerMeal: number
}

/** Deliveries in a window (`what`: the time period's id) or portions of a meal (the meal's id). */
type Counted = {
  readonly date: string
  readonly kind: 'window' | 'meal'
  readonly what: string
}

/** A negative amount gives back. */
export type Demand = Counted & { readonly amount: number }

/** day: all deliveries of a date that has a limit of its own (`what`: 'day'). */
export type LoadKind = 'day' | Counted['kind']
export type KitchenLoad = {
  readonly date: string
  readonly kind: LoadKind
  readonly what: string
  readonly most: number
  readonly taken: number
}

export const noLimit = 1_000_000_000

export type CookedDelivery = {
  readonly date: string
  readonly timePeriodId: string
  readonly items: readonly { readonly mealId: string; readonly amount: number }[]
}

/** Summed by day and meal, and sorted, so that all callers lock in the same order. */
export function demandOf(deliveries: readonly CookedDelivery[]): Demand[] {
  return summed(
    deliveries.flatMap(({ date, timePeriodId, items }) => [
      { date, kind: 'window', what: timePeriodId, amount: 1 },
      ...items.map(({ mealId, amount }) => ({ date, kind: 'meal', what: mealId, amount }) as const),
    ]),
  )
}

export function addedDemand(one: readonly Demand[], other: readonly Demand[]): Demand[] {
  return summed([...one, ...other])
}

/** The demand that leads from one to the other; negative amounts give back. */
export function difference(before: readonly Demand[], after: readonly Demand[]): Demand[] {
  return summed([...after, ...before.map(one => ({ ...one, amount: -one.amount }))])
}

type Held = { readonly day: number; readonly window: number }
const nothingHeld: Held = { day: 0, window: 0 }

export type Kitchen = {
  left(date: string, mealId: string): number
  /** The window, or the day as a whole. */
  isFull(date: string, timePeriodId: string, held?: Held): boolean
}

export const endlessKitchen: Kitchen = { left: () => Number.POSITIVE_INFINITY, isFull: () => false }

/** Windows and meals without a load have the usual limit. */
export function kitchenFrom(loads: readonly KitchenLoad[], limit: KitchenLimit): Kitchen {
  const days = new Map<string, Record<LoadKind, Map<string, number>>>()
  for (const { date, kind, what, most, taken } of loads) {
    const day = days.get(date) ?? { day: new Map(), window: new Map(), meal: new Map() }
    day[kind].set(what, Math.max(0, most - taken))
    days.set(date, day)
  }
  return {
    left: (date, meal) => days.get(date)?.meal.get(meal) ?? limit.portionsPerMeal,
    isFull: (date, period, held = nothingHeld) => {
      const day = days.get(date)
      const left = day?.window.get(period) ?? limit.deliveriesPerWindow
      return left + held.window <= 0 || (day?.day.get('day') ?? noLimit) + held.day <= 0
    },
  }
}

/** The capacity as an order sees it that holds these demands already. */
export function withOwn(kitchen: Kitchen, own: readonly Demand[]): Kitchen {
  const amounts = new Map(own.map(demand => [keyOf(demand), demand.amount]))
  const mine = (counted: Counted) => amounts.get(keyOf(counted)) ?? 0
  const windows = own.filter(({ kind }) => kind === 'window')
  return {
    left: (date, what) => kitchen.left(date, what) + mine({ date, kind: 'meal', what }),
    isFull: (date, what, held = nothingHeld) =>
      kitchen.isFull(date, what, {
        day: held.day + amountOf(windows.filter(one => one.date === date)),
        window: held.window + mine({ date, kind: 'window', what }),
      }),
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

function amountOf(demand: readonly Demand[]): number {
  return demand.reduce((sum, { amount }) => sum + amount, 0)
}

function keyOf({ date, kind, what }: Counted): string {
  return `${date} ${kind} ${what}`
}
