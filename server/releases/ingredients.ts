import type { Json } from '#shop/merge/merge.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { readHolders, readIngredients, readRecipeRows } from '../db/meal/recipes.ts'
import { openDrafts } from '../db/release/changes.ts'
import { recipeVersions } from '../db/release/recipe-versions.ts'
import { portionsWaiting } from '../db/release/sold-lines.ts'
import { ingredientFile } from '../folder/folder-of.ts'
import type { ShopFolder } from '../folder/layout.ts'
import { pieceOf } from '../folder/pieces.ts'
import { readParts, readPiece } from '../folder/stored-parts.ts'
import { nameOf } from './approval.ts'
import { seesCost, sightOf } from './cost-sight.ts'
import { type DraftOf, draftOf } from './drafts.ts'
import { usesOf } from './ingredient-uses.ts'

/** Ingredients and components with the dishes that hold them and their drafts. */
export async function ingredientCollection({ db, catalogue, staff }: StaffCall) {
  const [rows, recipes, open] = await Promise.all([
    readIngredients(db),
    readRecipeRows(db),
    openDrafts(db, 'ingredient', null),
  ])
  const drafts = Map.groupBy(open, ({ piece }) => piece)
  const dishes = catalogue.meals.flatMap(({ id, slug }) => {
    const parts = recipes.get(id)
    return parts ? [[slug, parts] as const] : []
  })
  const used = usesOf(dishes, rows)
  const ids = new Set(rows.map(({ id }) => id))
  const seen = sightOf(staff.roles)
  return {
    ingredients: rows.map(row => ({
      ...(seen(
        'ingredient',
        pieceOf({ ingredients: [ingredientFile(row)] }, { kind: 'ingredient', piece: row.id }),
      ) as unknown as Written),
      ...(used.get(row.id) ?? { usedIn: [], partOf: [] }),
      drafts: (drafts.get(row.id) ?? []).map(draft => draftOf(draft, seen)),
    })),
    fresh: [...drafts]
      .filter(([id]) => !ids.has(id))
      .map(([id, draftsOfIt]) => ({ id, drafts: draftsOfIt.map(draft => draftOf(draft, seen)) })),
    codes: { allergens: catalogue.codes.allergens },
    seesCost: seesCost(staff.roles),
  }
}

/** The file's fields; money in euros. */
type Written = Omit<ShopFolder['ingredients'][number], 'allergens' | 'traces'> & {
  readonly allergens?: readonly string[]
  readonly traces?: readonly string[]
}

/** An ingredient in the shape of its file, its dishes, and their sold portions. */
export async function ingredientOne(
  { db, now, staff, catalogue }: StaffCall,
  { id }: { id: string },
): Promise<IngredientView | DeskRefusal> {
  const piece = { kind: 'ingredient', piece: id } as const
  const seen = sightOf(staff.roles)
  const live = seen('ingredient', await readPiece(db, piece))
  const drafts = await openDrafts(db, 'ingredient', id)
  if (live === null && drafts.length === 0) return refuseAtDesk('piece-not-found')
  const { components, meals } = await readHolders(db, id)
  const only = catalogue.meals.filter(meal => meals.includes(meal.id)).map(({ slug }) => slug)
  const { dishes } = await readParts(db, ['dishes'], { only })
  const sold = await portionsWaiting(db, athensDate(now), meals)
  return {
    ...{ id, live, partOf: components },
    drafts: drafts.map(draft => draftOf(draft, seen)),
    dishes: [...dishes].map(([slug, dish]) => ({
      ...{ slug, id: dish.id ?? slug, name: dish.name },
      dish: pieceOf({ dishes }, { kind: 'dish', piece: slug }),
    })),
    sold,
    versions: (await recipeVersions(db, nameOf(piece))).map(({ approvedAt, ...version }) => ({
      ...version,
      approvedAt: approvedAt.toISOString(),
    })),
  }
}

type IngredientView = {
  readonly id: string
  readonly live: Json
  readonly drafts: readonly DraftOf[]
  /** Components that hold it. */
  readonly partOf: readonly string[]
  /** Dishes that hold it, directly or in a component. */
  readonly dishes: readonly {
    readonly slug: string
    readonly id: string
    readonly name: { readonly el: string; readonly en: string }
    readonly dish: Json
  }[]
  /** Sold portions to be delivered, by build. */
  readonly sold: Readonly<Record<string, number>>
  readonly versions: readonly VersionView[]
}

export type VersionView = {
  readonly version: number
  readonly hash: string
  readonly approvedBy: string
  readonly approvedAt: string
}
