import { isOf, type Waiting } from '../outbox/waiting.ts'
import type { DishOfDay, Kitchen } from './answer.ts'

/** The dishes, with what waits on this device counted as done, so that nobody begins a batch twice. */
export function overlaid({ date, dishes }: Kitchen, outbox: readonly Waiting[]): DishOfDay[] {
  const waiting = outbox.filter(({ no }) => no === undefined)
  return dishes.map(dish => {
    const begun = waiting.flatMap(one =>
      isOf(one, 'batch-begin') && one.input.date === date && one.input.mealId === dish.mealId
        ? one.input.builds
        : [],
    )
    const ended = waiting.flatMap(one =>
      isOf(one, 'batch-end') &&
      one.input.date === date &&
      dish.batches.some(({ number }) => number === one.input.number)
        ? [{ ...one.input, at: one.at }]
        : [],
    )
    const sum = (trays: readonly { buildId: string; trays: number }[], of: string) =>
      trays.reduce((sum, { buildId, trays }) => sum + (buildId === of ? trays : 0), 0)
    const made = ended.flatMap(one => one.made)
    const ending = dish.batches.flatMap(({ number, builds }) =>
      ended.some(one => one.number === number) ? builds : [],
    )
    return {
      ...dish,
      short: Math.max(0, dish.short - begun.reduce((sum, { trays }) => sum + trays, 0)),
      // They are of what was left before this batch.
      grams: begun.length > 0 ? null : dish.grams,
      builds: dish.builds.map(build => ({
        ...build,
        left: Math.max(0, build.left - sum(begun, build.buildId)),
        underWay: build.underWay + sum(begun, build.buildId) - sum(ending, build.buildId),
        made: build.made + sum(made, build.buildId),
      })),
      batches: dish.batches.map(batch => {
        const end = ended.find(({ number }) => number === batch.number)
        if (!end) return batch
        const builds = batch.builds.map(build => ({
          ...build,
          made: sum(end.made, build.buildId),
        }))
        return { ...batch, builds, endedAt: end.at }
      }),
    }
  })
}
