import {
  type FillBlock,
  type FillBuild,
  type FillProblem,
  type FillType,
  fillTypes,
} from './day-fill.ts'

/** A meal that may fill a delivery: its builds as places in `problem.offered`, and how many of it. */
export type OpenMeal = {
  readonly mealId: string
  readonly type: FillType
  readonly mainIngredient: string
  readonly places: readonly number[]
  /** At least and at most so many pieces; more than 1 only where there are not enough meals. */
  readonly from: number
  readonly to: number
}

type Rule = 'allergens' | 'dislikes' | 'stock'

/** What may fill the delivery, or the rule that leaves too little. */
export function openMeals(problem: FillProblem): OpenMeal[] | FillBlock {
  const open: OpenMeal[] = []
  for (const type of fillTypes) {
    const missing = missingOf(problem, type)
    const room = roomOf(problem, type, ['allergens', 'dislikes', 'stock'])
    const possible = countOf(room)
    if (possible < missing) return { blocked: ruleAgainst(problem, type), type, missing, possible }
    if (missing > 0) open.push(...shared(room, missing))
  }
  return open
}

/** What may fill it without the meals of the deliveries before and after; null where that is too little. */
export function withoutBeside(problem: FillProblem, open: readonly OpenMeal[]): OpenMeal[] | null {
  const beside = new Set(problem.others?.beside)
  const fresh = open.filter(({ mealId }) => !beside.has(mealId))
  const enough =
    fresh.length < open.length &&
    open.every(({ mealId, from }) => from === 0 || !beside.has(mealId)) &&
    fillTypes.every(type => roomIn(fresh, type) >= missingOf(problem, type))
  return enough ? fresh : null
}

function roomIn(open: readonly OpenMeal[], type: FillType): number {
  return open.reduce((sum, meal) => (meal.type === type ? sum + meal.to : sum), 0)
}

/** How many pieces of a type a delivery lacks. */
export function missingOf({ required, kept }: FillProblem, type: FillType): number {
  const held = kept
    .filter(({ build }) => build.fills === type)
    .reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, required[type] - held)
}

export function isAvoided({ avoided }: FillProblem, build: FillBuild): boolean {
  return hasAvoidedAllergen(avoided, build) || isDisliked(avoided, build)
}

function hasAvoidedAllergen(avoided: FillProblem['avoided'], build: FillBuild): boolean {
  return avoided.allergens.some(
    code => build.allergens.includes(code) || build.traces.includes(code),
  )
}

function isDisliked(avoided: FillProblem['avoided'], build: FillBuild): boolean {
  return (
    avoided.mainIngredients.includes(build.mainIngredient) || avoided.meals.includes(build.mealId)
  )
}

/** The rule that alone makes the difference; allergens are the last that we would ask to relax. */
function ruleAgainst(problem: FillProblem, type: FillType): Rule | 'too-few-meals' {
  const others: Record<Rule, readonly Rule[]> = {
    dislikes: ['allergens', 'stock'],
    stock: ['allergens', 'dislikes'],
    allergens: ['dislikes', 'stock'],
  }
  const missing = missingOf(problem, type)
  const rules = ['dislikes', 'stock', 'allergens'] as const
  return (
    rules.find(rule => countOf(roomOf(problem, type, others[rule])) >= missing) ?? 'too-few-meals'
  )
}

/** A meal with what is kept of it and how many more of it there are. */
type Room = Pick<OpenMeal, 'mealId' | 'type' | 'mainIngredient'> & {
  readonly places: number[]
  readonly kept: number
  more: number
}

function roomOf(problem: FillProblem, type: FillType, rules: readonly Rule[]): Room[] {
  const rooms = new Map<string, Room>()
  const missing = missingOf(problem, type)
  problem.offered.forEach((build, place) => {
    if (build.fills !== type) return
    if (rules.includes('allergens') && hasAvoidedAllergen(problem.avoided, build)) return
    if (rules.includes('dislikes') && isDisliked(problem.avoided, build)) return
    const left = rules.includes('stock') ? (build.left ?? missing) : missing
    if (left <= 0) return
    const { mealId, mainIngredient } = build
    const kept = keptOf(problem, mealId)
    const room = rooms.get(mealId) ?? { mealId, type, mainIngredient, kept, places: [], more: 0 }
    room.places.push(place)
    room.more += Math.min(left, missing)
    rooms.set(mealId, room)
  })
  return [...rooms.values()]
}

export function keptOf({ kept }: FillProblem, mealId: string): number {
  return kept
    .filter(({ build }) => build.mealId === mealId)
    .reduce((sum, { amount }) => sum + amount, 0)
}

function countOf(rooms: readonly Room[]): number {
  return rooms.reduce((sum, { more }) => sum + more, 0)
}

/** No meal has more pieces than it must: the lowest level at which the delivery can be filled. */
function shared(rooms: readonly Room[], missing: number): OpenMeal[] {
  let level = 1
  while (rooms.reduce((sum, room) => sum + upTo(room, level), 0) < missing) level += 1
  return rooms
    .map(room => ({ ...room, from: upTo(room, level - 1), to: upTo(room, level) }))
    .filter(({ to }) => to > 0)
}

/** How many pieces may be added to reach that many of a meal. */
function upTo({ kept, more }: Room, level: number): number {
  return Math.max(0, Math.min(level - kept, more))
}
