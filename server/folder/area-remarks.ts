import { weekPairs } from '#shop/plan/delivery-pairs.ts'
import { type Brought, keptFresh, longestKept } from '#shop/plan/plan-deliveries.ts'
import { weekdayNames } from '#shop/schedule/weekday.ts'
import { documents, type ShopFolder } from './layout.ts'
import { type Problem, startOfFile } from './problem.ts'
import { fault } from './problem-text.ts'
import type { YamlText } from './yaml-text.ts'

/**
 * Areas in which a plan cannot be bought, since their own weekdays leave its deliveries no days. An
 * island that is reached on Tuesdays alone may mean just that.
 */
export function areaRemarks(
  { areas, plans, shop, dishes }: Pick<ShopFolder, 'areas' | 'plans' | 'shop' | 'dishes'>,
  texts: ReadonlyMap<string, YamlText>,
): Problem[] {
  const rests = shop.closed?.weekdays ?? ['saturday', 'sunday']
  const longest = longestKept([...dishes.values()])
  const file = documents.areas.file
  return areas.flatMap(({ weekdays, served }, at) => {
    if (!weekdays || !served) return []
    const open = weekdays.filter(day => !rests.some(rest => weekdayNames[day - 1] === rest))
    const fits = (plan: Brought, daysPerWeek: number) =>
      weekPairs({ ...keptFresh(plan, longest), daysPerWeek }, open).length > 0
    const without = weeksOf(plans).filter(({ plan, days }) => !fits(plan, days))
    if (open.length === 0 || without.length === 0) return []
    const path = [at, 'weekdays']
    const days = [...new Set(without.map(({ days }) => days))].sort().join(', ')
    const place = texts.get(file)?.placeOf(path) ?? startOfFile
    return [{ file, ...place, path, lack: fault('area-without-plan', { days }) }]
  })
}

function weeksOf({ weekly, plans }: ShopFolder['plans']) {
  return [
    ...(weekly ? weekly.daysPerWeek.map(days => ({ plan: weekly, days })) : []),
    ...plans.flatMap(plan => (plan.daysPerWeek ? [{ plan, days: plan.daysPerWeek }] : [])),
  ]
}
