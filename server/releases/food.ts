import type { Json } from '#shop/merge/merge.ts'
import type { Cents } from '#shop/money.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { lowestBefore, type PriceFrom } from '#shop/price-history.ts'
import { openWeekdays } from '#shop/schedule/schedule.ts'
import { namesOfWeekdays, type Weekday } from '#shop/schedule/weekday.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { ratingsOf } from '../catalogue/likings.ts'
import { priceHistory } from '../db/meal/price-history.ts'
import { readRecipeRows } from '../db/meal/recipes.ts'
import { type OpenDraft, openDrafts } from '../db/release/changes.ts'
import { recipeVersions } from '../db/release/recipe-versions.ts'
import type { Dish } from '../folder/schemas/dish.ts'
import { readPiece } from '../folder/stored-parts.ts'
import { recipeHash } from './approval.ts'
import { seesCost } from './cost-sight.ts'
import { type DraftOf, draftOf } from './drafts.ts'
import type { VersionView } from './ingredients.ts'

/** Live dishes, then those that only a draft has. Prices in cents by portion. */
export async function dishCollection({ db, catalogue }: StaffCall) {
  const [drafts, recipes] = await Promise.all([openDrafts(db, 'dish', null), readRecipeRows(db)])
  const counts = Map.groupBy(drafts, ({ piece }) => piece)
  const allergens = new Map(catalogue.codes.allergens.map(({ code, name }) => [code, name]))
  // A dish from an older version has no recipe, so it cannot be drafted.
  const dishes = catalogue.meals.filter(({ id }) => recipes.has(id))
  const live = dishes.map(meal => ({
    slug: meal.slug,
    name: meal.name,
    categories: meal.categories,
    weekdays: namesOfWeekdays(meal.weekdays),
    prices: meal.builds.map(({ portion, price }) => ({ portion, price })),
    allergens: meal.allergens.flatMap(code => allergens.get(code) ?? []),
    drafts: counts.get(meal.slug)?.length ?? 0,
  }))
  const slugs = new Set(dishes.map(({ slug }) => slug))
  const fresh = [...counts].flatMap(([slug, [draft]]) =>
    slugs.has(slug) || !draft ? [] : [freshDish(slug, draft, counts.get(slug)?.length ?? 0)],
  )
  return [...live, ...fresh]
}

function freshDish(slug: string, { after }: OpenDraft, drafts: number) {
  const { name } = (after ?? {}) as Partial<Dish>
  const names = { el: name?.el ?? slug, en: name?.en ?? slug }
  return { slug, name: names, categories: [], weekdays: [], prices: [], allergens: [], drafts }
}

/** A dish in the shape of its file, with its open drafts. */
export async function dishOne(
  { db, catalogue, now, staff }: StaffCall,
  { slug }: { slug: string },
): Promise<DishView | DeskRefusal> {
  const live = await readPiece(db, { kind: 'dish', piece: slug })
  const drafts = (await openDrafts(db, 'dish', slug)).map(draft => draftOf(draft))
  if (live === null && drafts.length === 0) return refuseAtDesk('piece-not-found')
  const { allergens, categories, ingredients: mains } = catalogue.codes
  const weekdays = namesOfWeekdays(openWeekdays(catalogue.holidays))
  const builds = catalogue.mealBySlug.get(slug)?.builds ?? []
  const history = await priceHistory(
    db,
    builds.map(({ id }) => id),
  )
  const prices = builds.map(({ id, portion }) => {
    const steps = history.get(id) ?? []
    return { portion, lowest: lowestBefore(steps, now), history: steps }
  })
  return {
    ...{ slug, live, drafts, codes: { allergens, categories, mains }, weekdays, prices },
    recipeHash: recipeHash('dish', live),
    versions: (await recipeVersions(db, slug)).map(({ approvedAt, ...version }) => ({
      ...version,
      approvedAt: approvedAt.toISOString(),
    })),
    ratings: await ratingsOf(db, slug, { catalogue, now }),
    operator: {
      legalName: catalogue.legalEntity.legalName,
      address: catalogue.legalEntity.address,
    },
    seesCost: seesCost(staff.roles),
  }
}

type DishView = {
  readonly slug: string
  readonly live: Json
  readonly drafts: readonly DraftOf[]
  readonly codes: DishCodes
  /** On which the shop delivers. */
  readonly weekdays: readonly Weekday[]
  readonly prices: readonly PricesOf[]
  readonly recipeHash: string | null
  /** Approved recipes, newest first. */
  readonly versions: readonly VersionView[]
  readonly ratings: { readonly liked: number; readonly rated: number }
  readonly operator: Pick<StaffCall['catalogue']['legalEntity'], 'legalName' | 'address'>
  readonly seesCost: boolean
}

/** Cents; `since` in epoch milliseconds. */
type PricesOf = {
  readonly portion: string
  /** The lowest of thirty days, which a struck price must name. */
  readonly lowest: Cents | null
  readonly history: readonly PriceFrom[]
}

type DishCodes = {
  readonly allergens: StaffCall['catalogue']['codes']['allergens']
  readonly categories: StaffCall['catalogue']['codes']['categories']
  readonly mains: StaffCall['catalogue']['codes']['ingredients']
}
