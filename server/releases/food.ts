import type { Cents } from '#shop/money.ts'
import { lowestBefore, type PriceFrom } from '#shop/price-history.ts'
import type { Json } from '#shop/staff-room/merge.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/staff-room/refusal.ts'
import type { ReleaseStatus } from '#shop/staff-room/release.ts'
import { priceHistory } from '../db/price-history.ts'
import { type OpenDraft, openDrafts } from '../db/staff-room/releases.ts'
import type { ShopFolder } from '../folder/layout.ts'
import { pieceOf } from '../folder/pieces.ts'
import type { Dish } from '../folder/schemas/dish.ts'
import { readStored } from '../folder/store.ts'
import type { StaffCall } from '../staff/desk-hook.ts'

/** What a release that is not live yet makes of a thing. */
export type DraftOf = {
  readonly releaseId: string
  readonly releaseName: string
  readonly status: ReleaseStatus
  readonly goesLiveAt: string | null
  readonly value: Json
  readonly changedBy: string
  readonly changedAt: string
}

type Ingredient = ShopFolder['ingredients'][number]

/** Dishes as they are live, those that only a draft has last. Prices in cents, by portion. */
export async function dishCollection({ db, catalogue }: StaffCall) {
  const { shop } = await readStored(db)
  const drafts = await openDrafts(db, 'dish', null)
  const counts = Map.groupBy(drafts, ({ piece }) => piece)
  const live = [...shop.dishes].map(([slug, dish]) => {
    const meal = catalogue.mealBySlug.get(slug)
    return {
      slug,
      name: dish.name,
      categories: dish.categories,
      weekdays: dish.weekdays,
      prices: meal?.builds.map(({ portion, price }) => ({ portion, price })) ?? [],
      allergens: [...(meal?.allergens ?? [])],
      drafts: counts.get(slug)?.length ?? 0,
    }
  })
  const fresh = [...counts].flatMap(([slug, [draft]]) =>
    shop.dishes.has(slug) || !draft ? [] : [freshDish(slug, draft, counts.get(slug)?.length ?? 0)],
  )
  return [...live, ...fresh]
}

function freshDish(slug: string, { after }: OpenDraft, drafts: number) {
  const { name } = (after ?? {}) as Partial<Dish>
  const said = { el: name?.el ?? slug, en: name?.en ?? slug }
  return { slug, name: said, categories: [], weekdays: [], prices: [], allergens: [], drafts }
}

/** A dish as the catalogue's folder writes it, and what open releases make of it. */
export async function dishOne(
  { db, catalogue, now }: StaffCall,
  { slug }: { slug: string },
): Promise<
  | { slug: string; live: Json; drafts: DraftOf[]; codes: DishCodes; prices: PricesOf[] }
  | DeskRefusal
> {
  const { shop } = await readStored(db)
  const live = pieceOf(shop, { kind: 'dish', piece: slug })
  const drafts = (await openDrafts(db, 'dish', slug)).map(draftOf)
  if (live === null && drafts.length === 0) return refuseAtDesk('piece-not-found')
  const { allergens, categories, ingredients: mains } = catalogue.codes
  const builds = catalogue.mealBySlug.get(slug)?.builds ?? []
  const history = await priceHistory(
    db,
    builds.map(({ id }) => id),
  )
  const prices = builds.map(({ id, portion }) => {
    const own = history.get(id) ?? []
    return { portion, lowest: lowestBefore(own, now), history: own }
  })
  return { slug, live, drafts, codes: { allergens, categories, mains }, prices }
}

/** In cents; `since` in epoch milliseconds. */
type PricesOf = {
  readonly portion: string
  /** Of the last thirty days: what a struck price would have to say. */
  readonly lowest: Cents | null
  readonly history: readonly PriceFrom[]
}

type DishCodes = {
  readonly allergens: StaffCall['catalogue']['codes']['allergens']
  readonly categories: StaffCall['catalogue']['codes']['categories']
  readonly mains: StaffCall['catalogue']['codes']['ingredients']
}

/** Everything that a recipe can name, with the dishes that hold it and the drafts of it. */
export async function ingredientCollection({ db }: StaffCall) {
  const { shop } = await readStored(db)
  const drafts = Map.groupBy(await openDrafts(db, 'ingredient', null), ({ piece }) => piece)
  const used = usesOf(shop)
  const known = new Set(shop.ingredients.map(({ id }) => id))
  return {
    ingredients: shop.ingredients.map((one: Ingredient) => ({
      ...one,
      usedIn: used.get(one.id) ?? [],
      drafts: (drafts.get(one.id) ?? []).map(draftOf),
    })),
    fresh: [...drafts]
      .filter(([id]) => !known.has(id))
      .map(([id, own]) => ({ id, drafts: own.map(draftOf) })),
  }
}

/** By the ingredient's id the slugs of dishes that hold it, in dip or portion. */
function usesOf({ dishes }: ShopFolder): Map<string, string[]> {
  const used = new Map<string, string[]>()
  for (const [slug, { recipe, dip }] of dishes)
    for (const id of new Set([...Object.keys(recipe), ...Object.keys(dip?.recipe ?? {})]))
      used.set(id, [...(used.get(id) ?? []), slug])
  return used
}

export function draftOf(draft: OpenDraft): DraftOf {
  const { releaseId, releaseName, status, after, changedBy } = draft
  return {
    ...{ releaseId, releaseName, status, changedBy },
    value: after,
    goesLiveAt: draft.goesLiveAt?.toISOString() ?? null,
    changedAt: draft.changedAt.toISOString(),
  }
}
