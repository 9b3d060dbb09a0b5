import type { FillBuild, FillProblem } from '#shop/day-fill/problem.ts'
import type { FillScore } from '#shop/day-fill/score.ts'

/** The scores of all fillings that keep the rules, found by trying every one. */
export function everyFilling(problem: FillProblem): FillScore[] {
  const { kept, required, target, avoided } = problem
  const keptBuilds = kept.flatMap(({ build, amount }) => Array<FillBuild>(amount).fill(build))
  const usable = problem.offered
    .map((build, place) => ({ build, place }))
    .filter(
      ({ build }) =>
        ![...build.allergens, ...build.traces].some(code => avoided.allergens.includes(code)) &&
        !avoided.meals.includes(build.mealId),
    )
  const lacks = (type: string, count: number) =>
    Math.max(0, count - keptBuilds.filter(({ fills }) => fills === type).length)
  const sets = (type: string, count: number) =>
    fewestAgain(
      multisets(
        usable.filter(({ build }) => build.fills === type),
        count,
      ).filter(set =>
        set.every(
          ({ build }) => set.filter(one => one.build === build).length <= (build.left ?? 99),
        ),
      ),
      keptBuilds,
    )
  const mains = sets('main-meal', lacks('main-meal', required['main-meal']))
  const breakfasts = sets('breakfast', lacks('breakfast', required.breakfast))
  return mains
    .flatMap(main => breakfasts.map(breakfast => [...main, ...breakfast]))
    .filter(set => {
      const all = [...keptBuilds, ...set.map(({ build }) => build)]
      return (
        all.reduce((sum, { protein }) => sum + Math.round(protein * 10), 0) >=
        target.protein * 10 - 1e-6
      )
    })
    .map(set => scored(problem, keptBuilds, set))
}

type Placed = { build: FillBuild; place: number }

function multisets(from: readonly Placed[], count: number): Placed[][] {
  if (count === 0) return [[]]
  return from.flatMap((each, index) =>
    multisets(from.slice(index), count - 1).map(set => [each, ...set]),
  )
}

/** Only the sets whose most frequent meals are least frequent: compares the counts, highest first. */
function fewestAgain(sets: Placed[][], kept: readonly FillBuild[]): Placed[][] {
  const again = sets.map(set => {
    const added = new Set(set.map(({ build }) => build.mealId))
    return [...added]
      .flatMap(mealId => {
        const before = kept.filter(build => build.mealId === mealId).length
        const more = set.filter(({ build }) => build.mealId === mealId).length
        return Array.from({ length: more }, (_, index) => before + index)
      })
      .sort((one, other) => other - one)
  })
  const least = again.toSorted(compareLists)[0] ?? []
  return sets.filter((_, index) => compareLists(again[index] ?? [], least) === 0)
}

function compareLists(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

function scored(
  problem: FillProblem,
  kept: readonly FillBuild[],
  set: readonly Placed[],
): FillScore {
  const all = [...kept, ...set.map(({ build }) => build)]
  const kcal = all.reduce((sum, build) => sum + build.kcal, 0)
  const shared = (list: readonly string[]) =>
    set.reduce((sum, { build }) => sum + list.filter(id => id === build.mealId).length, 0)
  const pairs = all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(
        other =>
          one.fills && one.fills === other.fills && one.mainIngredient === other.mainIngredient,
      ),
  )
  const beside = shared(problem.others?.beside ?? [])
  return [
    beside > 0 ? 1 : 0,
    problem.target.kcal === null ? 0 : Math.floor(Math.abs(kcal - problem.target.kcal) / 5),
    beside,
    pairs.length,
    set.reduce((sum, { build }) => sum + build.price, 0),
    shared(problem.others?.elsewhere ?? []),
    set.reduce((sum, { place }) => sum + place, 0),
  ]
}
