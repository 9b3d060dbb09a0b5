import { type Lack, lack } from '#shop/lack/lack.ts'
import { numbered } from '#shop/menu/board.ts'
import { weekPairs } from '#shop/plan/delivery-pairs.ts'
import {
  type Brought,
  deliveriesPerWeek,
  freshDays,
  keptFresh,
  longestKept,
} from '#shop/plan/plan-deliveries.ts'
import { type Weekday, weekdayNames } from '#shop/schedule/weekday.ts'
import { nearest } from '../nearest.ts'
import { areaReferences } from './area-references.ts'
import { codeReferences, dishReferences, ingredientReferences } from './food-references.ts'
import { type DocumentName, documents, type ShopFolder } from './layout.ts'
import { doubleNames, namesOf, type Say, type Tell, unknownNames } from './names.ts'
import { couponReferences, placeReferences } from './place-references.ts'
import { type Path, type Problem, startOfFile } from './problem.ts'
import type { YamlText } from './yaml-text.ts'

/**
 * Checks across files: unknown references and duplicate ids. An unreadable file counts as having
 * all of its names, so that one mistake is reported once.
 */
export function referenceProblems(
  shop: Partial<ShopFolder>,
  texts: ReadonlyMap<string, YamlText>,
  slugs: readonly string[],
): Problem<Lack>[] {
  const problems: Problem<Lack>[] = []
  const tell: Tell = (file, path, lack, meant) =>
    problems.push({
      file,
      ...(texts.get(file)?.placeOf(path) ?? startOfFile),
      path,
      lack,
      ...(meant && { meant }),
    })
  const inDocument =
    (name: DocumentName): Say =>
    (path, lack, meant) =>
      tell(documents[name].file, path, lack, meant)
  codeReferences(shop, inDocument('codes'))
  ingredientReferences(shop, inDocument('ingredients'))
  dishReferences(shop, slugs, tell)
  hours(shop, slugs, inDocument('shop'))
  weeks(shop, slugs, inDocument('weeks'))
  plans(shop, longestOf(shop, slugs), inDocument('plans'))
  placeReferences(shop, tell)
  areaReferences(shop, tell)
  couponReferences(shop, inDocument('coupons'))
  return problems
}

function hours({ shop }: Partial<ShopFolder>, slugs: readonly string[], say: Say): void {
  doubleNames(
    shop?.windows,
    ({ id }) => id,
    (at, lack) => say(['windows', at, 'id'], lack),
  )
  if (shop?.windows.length === 0) say(['windows'], lack('missing'))
  for (const [at, { code, name, from, to }] of (shop?.windows ?? []).entries()) {
    if (from >= to) say(['windows', at, 'to'], lack('not-after', { from }))
    if (!code && !name) say(['windows', at, 'name'], lack('missing'))
  }
  const windows = namesOf(shop?.windows, ({ id }) => id)
  for (const [at, day] of (shop?.dayLimits ?? []).entries()) {
    for (const id of Object.keys(day.windows ?? {}))
      if (!windows.has(id))
        say(
          ['dayLimits', at, 'windows', id],
          lack('no-window', { name: id }),
          nearest(id, windows.keys()),
        )
    for (const slug of Object.keys(day.dishes ?? {}))
      if (!slugs.includes(slug))
        say(
          ['dayLimits', at, 'dishes', slug],
          lack('no-dish', { name: slug }),
          nearest(slug, slugs),
        )
  }
  doubleNames(
    shop?.dayLimits,
    ({ date }) => date,
    (at, lack) => say(['dayLimits', at, 'date'], lack),
  )
  unknownNames(shop?.bestSellers?.never ?? [], new Set(slugs), 'no-dish', say, [
    'bestSellers',
    'never',
  ])
  unknownNames(shop?.menu ?? [], new Set(slugs), 'no-dish', say, ['menu'])
  doubleNames(
    shop?.menu,
    name => name,
    (at, lack) => say(['menu', at], lack),
  )
}

function weeks({ weeks }: Partial<ShopFolder>, slugs: readonly string[], say: Say): void {
  const dishes = new Set(slugs)
  doubleNames(
    weeks?.templates,
    ({ id }) => id,
    (at, lack) => say(['templates', at, 'id'], lack),
  )
  for (const [at, template] of (weeks?.templates ?? []).entries())
    for (const slug of Object.keys(template.dishes))
      if (!dishes.has(slug))
        say(
          ['templates', at, 'dishes', slug],
          lack('no-dish', { name: slug }),
          nearest(slug, slugs),
        )
  const templates = namesOf(weeks?.templates, ({ id }) => id)
  doubleNames(
    weeks?.calendar,
    ({ week }) => week,
    (at, lack) => say(['calendar', at, 'week'], lack),
  )
  for (const [at, { week, template }] of (weeks?.calendar ?? []).entries())
    if (!templates.has(template))
      say(
        ['calendar', at, 'template'],
        lack('no-template', { name: template, week }),
        nearest(template, templates.keys()),
      )
}

function plans({ plans, shop }: Partial<ShopFolder>, longest: number, say: Say): void {
  doubleNames(
    plans?.plans,
    ({ id }) => id,
    (at, lack) => say(['plans', at, 'id'], lack),
  )
  for (const [at, plan] of (plans?.plans ?? []).entries()) weekOf(plan, at, say)
  deliveryDays(plans, shop?.closed?.weekdays ?? ['saturday', 'sunday'], longest, say)
  keeping(plans, longest, say)
  const goals = plans?.singleOrder?.goals
  doubleNames(
    goals,
    ({ diet }) => diet,
    (at, lack) => say(['singleOrder', 'goals', at, 'diet'], lack),
  )
  if (plans?.weekly && !plans.singleOrder) say(['weekly'], lack('needs-single-order'))
  if (plans && !plans.singleOrder && plans.plans.length === 0) say([], lack('nothing-to-order'))
}

/** Each plan of weeks has days on which its deliveries can come. */
function deliveryDays(
  plans: Partial<ShopFolder>['plans'],
  rests: readonly Weekday[],
  longest: number,
  say: Say,
): void {
  const open = numbered(weekdayNames.filter(day => !rests.includes(day)))
  const check = (written: Brought, days: number, path: Path) => {
    const plan = keptFresh(written, longest)
    const deliveries = deliveriesPerWeek(plan)
    if (days < deliveries) say(path, lack('too-few-days', { deliveries }))
    else if (weekPairs({ ...plan, daysPerWeek: days }, open).length === 0)
      say(path, lack('no-delivery-days', { deliveries, fresh: freshDays(plan) }))
  }
  const weekly = plans?.weekly
  for (const [at, days] of (weekly?.daysPerWeek ?? []).entries())
    if (weekly) check(weekly, days, ['weekly', 'daysPerWeek', at])
  for (const [at, plan] of (plans?.plans ?? []).entries())
    if (plan.daysPerWeek) check(plan, plan.daysPerWeek, ['plans', at, 'daysPerWeek'])
}

/** No plan has deliveries that cover more days than any main dish keeps. */
function keeping(plans: Partial<ShopFolder>['plans'], longest: number, say: Say): void {
  const check = (days: number | undefined, path: Path) => {
    if (days !== undefined && days > longest) say(path, lack('keeps-too-short', { days: longest }))
  }
  check(plans?.weekly?.freshDays, ['weekly', 'freshDays'])
  for (const [at, plan] of (plans?.plans ?? []).entries())
    check(plan.freshDays, ['plans', at, 'freshDays'])
}

/** A dish that cannot be read may keep for any time. */
function longestOf({ dishes }: Partial<ShopFolder>, slugs: readonly string[]): number {
  if ((dishes?.size ?? 0) < slugs.length) return Number.POSITIVE_INFINITY
  return longestKept([...(dishes?.values() ?? [])])
}

/** Only a plan of weeks says how many days and meals it has. */
function weekOf(plan: ShopFolder['plans']['plans'][number], at: number, say: Say): void {
  const { type, daysPerWeek, mainMeals } = plan
  for (const field of ['daysPerWeek', 'mainMeals', 'weeks'] as const) {
    if (type === 'weekly' && plan[field] === null) say(['plans', at, field], lack('missing'))
    if (type === 'daily' && plan[field] !== null) say(['plans', at, field], lack('only-weekly'))
  }
  if (type === 'weekly' && daysPerWeek && mainMeals && mainMeals % daysPerWeek !== 0)
    say(['plans', at, 'mainMeals'], lack('no-multiple', { days: daysPerWeek }))
}
