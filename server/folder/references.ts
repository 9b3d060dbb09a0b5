import { nearest } from '../nearest.ts'
import { codeReferences, dishReferences, ingredientReferences } from './food-references.ts'
import { namesOf, type Say, type Tell, twice, unknown } from './known-names.ts'
import { type DocumentName, documents, type ShopFolder } from './layout.ts'
import { couponReferences, placeReferences } from './place-references.ts'
import { fieldOf, type Problem, startOfFile } from './problem.ts'
import type { YamlText } from './yaml-text.ts'

/**
 * Checks across files: unknown references and duplicate ids. An unreadable file counts as having
 * all of its names, so that one mistake is reported once.
 */
export function referenceProblems(
  shop: Partial<ShopFolder>,
  texts: ReadonlyMap<string, YamlText>,
  slugs: readonly string[],
): Problem[] {
  const problems: Problem[] = []
  const tell: Tell = (file, path, says, meant) =>
    problems.push({
      file,
      ...(texts.get(file)?.placeOf(path) ?? startOfFile),
      field: fieldOf(path),
      says,
      ...(meant && { meant }),
    })
  const inDocument =
    (name: DocumentName): Say =>
    (path, says, meant) =>
      tell(documents[name].file, path, says, meant)
  codeReferences(shop, inDocument('codes'))
  ingredientReferences(shop, inDocument('ingredients'))
  dishReferences(shop, slugs, tell)
  hours(shop, slugs, inDocument('shop'))
  weeks(shop, slugs, inDocument('weeks'))
  plans(shop, inDocument('plans'))
  placeReferences(shop, tell)
  couponReferences(shop, inDocument('coupons'))
  return problems
}

function hours({ shop }: Partial<ShopFolder>, slugs: readonly string[], say: Say): void {
  twice(
    shop?.windows,
    ({ id }) => id,
    (at, says) => say(['windows', at, 'id'], says),
  )
  for (const [at, { from, to }] of (shop?.windows ?? []).entries())
    if (from >= to) say(['windows', at, 'to'], `is not after ${from}`)
  const windows = namesOf(shop?.windows, ({ id }) => id)
  for (const [at, day] of (shop?.dayLimits ?? []).entries()) {
    for (const id of Object.keys(day.windows ?? {}))
      if (!windows.has(id))
        say(
          ['dayLimits', at, 'windows', id],
          `${id} is not in windows`,
          nearest(id, windows.keys()),
        )
    for (const slug of Object.keys(day.dishes ?? {}))
      if (!slugs.includes(slug))
        say(['dayLimits', at, 'dishes', slug], `${slug} is not in dishes/`, nearest(slug, slugs))
  }
  twice(
    shop?.dayLimits,
    ({ date }) => date,
    (at, says) => say(['dayLimits', at, 'date'], says),
  )
  unknown(shop?.bestSellers?.never ?? [], new Set(slugs), 'dishes/', say, ['bestSellers', 'never'])
  unknown(shop?.menu ?? [], new Set(slugs), 'dishes/', say, ['menu'])
  twice(
    shop?.menu,
    name => name,
    (at, says) => say(['menu', at], says),
  )
}

function weeks({ weeks }: Partial<ShopFolder>, slugs: readonly string[], say: Say): void {
  const dishes = new Set(slugs)
  twice(
    weeks?.templates,
    ({ id }) => id,
    (at, says) => say(['templates', at, 'id'], says),
  )
  for (const [at, template] of (weeks?.templates ?? []).entries())
    for (const slug of Object.keys(template.dishes))
      if (!dishes.has(slug))
        say(['templates', at, 'dishes', slug], `${slug} is not in dishes/`, nearest(slug, slugs))
  const templates = namesOf(weeks?.templates, ({ id }) => id)
  twice(
    weeks?.calendar,
    ({ week }) => week,
    (at, says) => say(['calendar', at, 'week'], says),
  )
  for (const [at, { week, template }] of (weeks?.calendar ?? []).entries())
    if (!templates.has(template))
      say(
        ['calendar', at, 'template'],
        `${template} of ${week} is not in templates of weeks.yaml`,
        nearest(template, templates.keys()),
      )
}

function plans({ plans }: Partial<ShopFolder>, say: Say): void {
  twice(
    plans?.plans,
    ({ id }) => id,
    (at, says) => say(['plans', at, 'id'], says),
  )
  for (const [at, plan] of (plans?.plans ?? []).entries()) weekOf(plan, at, say)
  const goals = plans?.singleOrder?.goals
  twice(
    goals,
    ({ diet }) => diet,
    (at, says) => say(['singleOrder', 'goals', at, 'diet'], says),
  )
  if (plans?.weekly && !plans.singleOrder)
    say(['weekly'], 'its prices come from singleOrder, which is missing')
  if (plans && !plans.singleOrder && plans.plans.length === 0)
    say([], 'there is neither singleOrder nor a plan, so nobody can order')
}

/** Only a plan of weeks says how many days and meals it has. */
function weekOf(plan: ShopFolder['plans']['plans'][number], at: number, say: Say): void {
  const { type, daysPerWeek, mainMeals } = plan
  for (const field of ['daysPerWeek', 'mainMeals', 'weeks'] as const) {
    if (type === 'weekly' && plan[field] === null) say(['plans', at, field], 'is missing')
    if (type === 'daily' && plan[field] !== null)
      say(['plans', at, field], 'belongs to a weekly plan: leave it out')
  }
  if (type === 'weekly' && daysPerWeek && mainMeals && mainMeals % daysPerWeek !== 0)
    say(['plans', at, 'mainMeals'], `is no multiple of daysPerWeek, ${daysPerWeek}`)
}
