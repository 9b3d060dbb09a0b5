import {
  athensInstant,
  mealChangeCutOff,
  orderCutOff,
  type TimePeriod,
} from './schedule/schedule.ts'

/**
 * The life of one delivery, and the only page that says which step may follow which. Kitchen and
 * packing take the steps in the middle; a shop without them goes from planned to delivered by what
 * driver or counter say, or by the clock.
 *
 *     planned → cooked → packed → on-the-way → delivered
 *       ↕                             ↕    ↘
 *     paused                       not-met → returned      (planned, paused, cooked, packed → canceled;
 *                                                           planned → delivered, not-met, returned)
 *
 * delivered: handed over, at a door or a counter. not-met: nobody took it, and it may set out once
 * more or be fetched. returned: its food came back and stays paid, unless somebody gives money back.
 */
export const deliveryStates = [
  'planned',
  'cooked',
  'packed',
  'on-the-way',
  'delivered',
  'not-met',
  'returned',
  'paused',
  'canceled',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** The states that the database keeps. Batches and closed bags say the others. */
export const keptStates = [
  'planned',
  'paused',
  'canceled',
  'delivered',
  'not-met',
  'returned',
] as const satisfies readonly DeliveryState[]
export type DeliveryStatus = (typeof keptStates)[number]

/** staff: care, and the counter. clock: a job that no person started. */
export type StepTaker = 'customer' | 'staff' | 'clock' | 'kitchen' | 'packing' | 'driver'

/** Where each step leads; null: the state stays. */
export const leadsTo = {
  'change-meals': null,
  move: null,
  'change-door': null,
  pause: 'paused',
  resume: 'planned',
  cancel: 'canceled',
  cook: 'cooked',
  pack: 'packed',
  'set-out': 'on-the-way',
  deliver: 'delivered',
  miss: 'not-met',
  'bring-back': 'returned',
} as const satisfies Record<string, DeliveryState | null>
export type DeliveryStep = keyof typeof leadsTo

type Window = {
  readonly date: string
  readonly timePeriod: Omit<TimePeriod, 'id' | 'code' | 'name'>
}
type LivingDelivery = Window & { readonly status: DeliveryState }

/** Whether it is the time for a step. `now`: epoch milliseconds. */
type When = (window: Window, now: number) => boolean

const atAnyTime: When = () => true
/** §4, §9. */
const untilOrdersClose: When = ({ date, timePeriod }, now) => now <= orderCutOff(date, timePeriod)
/** (reading: Plans and schedules) */
const untilMealsClose: When = ({ date, timePeriod }, now) =>
  now <= mealChangeCutOff(date, timePeriod)
const untilWindowBegins: When = ({ date, timePeriod }, now) =>
  now <= athensInstant(date, timePeriod.from)
const untilWindowEnds: When = ({ date, timePeriod }, now) =>
  now <= athensInstant(date, timePeriod.to)
/** Nobody stands at a door, or at a counter, before its day. */
const fromItsDay: When = ({ date }, now) => athensInstant(date, '00:00') <= now
const onceWindowEnded: When = ({ date, timePeriod }, now) =>
  athensInstant(date, timePeriod.to) <= now

type Steps = Partial<Record<DeliveryStep, Partial<Record<StepTaker, When>>>>

const life: Record<DeliveryState, Steps> = {
  planned: {
    'change-meals': { customer: untilMealsClose, staff: untilWindowBegins },
    move: { customer: untilOrdersClose, staff: untilWindowBegins },
    'change-door': { customer: untilOrdersClose, staff: untilWindowEnds },
    pause: { customer: untilOrdersClose },
    // The clock: an order that nobody paid in time.
    cancel: { customer: untilOrdersClose, staff: atAnyTime, clock: atAnyTime },
    cook: { kitchen: atAnyTime },
    deliver: { clock: onceWindowEnded, driver: fromItsDay, staff: fromItsDay },
    miss: { driver: fromItsDay, staff: fromItsDay },
    'bring-back': { driver: fromItsDay, staff: fromItsDay },
  },
  paused: {
    resume: { customer: atAnyTime },
    cancel: { customer: atAnyTime, staff: atAnyTime },
  },
  cooked: {
    'change-door': { staff: untilWindowEnds },
    cancel: { staff: atAnyTime },
    pack: { packing: atAnyTime },
    deliver: { clock: onceWindowEnded },
  },
  packed: {
    'change-door': { staff: untilWindowEnds },
    cancel: { staff: atAnyTime },
    'set-out': { driver: atAnyTime },
    // Over the counter, or by a driver who reports nothing.
    deliver: { staff: atAnyTime, clock: onceWindowEnded },
    miss: { staff: atAnyTime },
  },
  'on-the-way': {
    deliver: { driver: atAnyTime },
    miss: { driver: atAnyTime },
    'bring-back': { driver: atAnyTime },
  },
  'not-met': {
    'set-out': { driver: atAnyTime },
    deliver: { driver: atAnyTime, staff: atAnyTime },
    miss: { driver: atAnyTime, staff: atAnyTime },
    'bring-back': { driver: atAnyTime, staff: atAnyTime },
  },
  delivered: {},
  returned: {},
  canceled: {},
}

/** Whether somebody may take this step of a paid order's delivery now. */
export function may(
  by: StepTaker,
  step: DeliveryStep,
  delivery: LivingDelivery,
  now: number,
): boolean {
  return life[delivery.status][step]?.[by]?.(delivery, now) ?? false
}

/** The states in which this step exists, at whatever time; of one taker, or of anybody. */
export function statesBefore(step: DeliveryStep, by?: StepTaker): DeliveryState[] {
  return deliveryStates.filter(state => {
    const takers = life[state][step]
    return by ? takers?.[by] !== undefined : takers !== undefined
  })
}

type Stated = { readonly status: DeliveryState }

/** Whether an undo may restore `before`: only over a step that the customer took. It is no step itself. */
export function mayTakeBack({ status }: Stated, before: Stated): boolean {
  const steps = Object.entries(life[before.status]) as [DeliveryStep, Steps[DeliveryStep]][]
  return steps.some(([step, by]) => by?.customer && (leadsTo[step] ?? before.status) === status)
}

/** Whether nothing follows any more. */
export function hasEnded({ status }: Stated): boolean {
  return Object.keys(life[status]).length === 0
}

/** Whether it is still to come, on its day; a paused one has no day. */
export function isAhead(delivery: Stated): boolean {
  return !hasEnded(delivery) && delivery.status !== 'paused'
}

/** Whether the kitchen has still to cook it, so that its portions can be given to others. */
export function waitsForKitchen({ status }: Stated): boolean {
  return life[status].cook !== undefined
}

/** Whether it holds its day: it is to come on it, or came. */
export function keepsItsDay(delivery: Stated): boolean {
  return delivery.status !== 'paused' && stands(delivery)
}

/** Whether it counts in the sums of its order; a paused one does, until the plan resumes. */
export function stands({ status }: Stated): boolean {
  return status !== 'canceled'
}

/** Whether it has ended and stays paid. */
export function isOver(delivery: Stated): boolean {
  return hasEnded(delivery) && stands(delivery)
}

/**
 * What becomes of a paid order with these deliveries, of the statuses that its customer sees (§4,
 * reading: Orders and payment). Which door did not open is said by the delivery alone.
 */
export function orderStatusOf(deliveries: readonly Stated[]): 'opened' | 'delivered' | 'canceled' {
  if (!deliveries.every(hasEnded)) return 'opened'
  return deliveries.some(isOver) ? 'delivered' : 'canceled'
}
