import { pantryOf } from '#shop/food/component.ts'
import type { Json } from '#shop/merge/merge.ts'
import type { Piece, PieceKind } from '#shop/publishing/release.ts'
import { readSoundRows } from '../catalogue/remembered-rows.ts'
import { readCoupons } from '../db/coupon/coupon-writing.ts'
import type { Db } from '../db/database.ts'
import type { CatalogueRows } from '../db/meal/catalogue.ts'
import { readPlanRules } from '../db/meal/catalogue-writing.ts'
import { readIngredients, readIngredientsOf, readRecipes } from '../db/meal/recipes.ts'
import { livePictures } from '../db/release/pictures.ts'
import {
  areasFile,
  couponFile,
  dishesIn,
  ingredientFile,
  placesFile,
  plansFile,
  saidIn,
  shopFile,
  weeksFile,
} from './folder-of.ts'
import { type Part, type PartOf, type Parts, partsOf } from './parts.ts'
import { pieceOf } from './pieces.ts'
import type { PlanRules } from './rows.ts'

/** One thing of the running shop in the shape of its file; null: none of this name. */
export async function readPiece<Kind extends PieceKind>(
  db: Db,
  piece: Piece<Kind>,
  pool = db,
): Promise<Json> {
  const names: readonly PartOf<Kind>[] = partsOf[piece.kind]
  return pieceOf(await readParts(db, names, { pool, only: [piece.piece] }), piece)
}

type Narrowed = {
  /** The pool of a transaction, which may have read the catalogue already. */
  readonly pool?: Db
  /** Only these dishes and ingredients. */
  readonly only?: readonly string[] | null
}

/** Reads parts of the running shop as a folder, and only their tables. */
export async function readParts<P extends Part>(
  db: Db,
  names: readonly P[],
  { pool = db, only = null }: Narrowed = {},
): Promise<Pick<Parts, P>> {
  let known: Promise<CatalogueRows> | null = null
  const catalogue = () => {
    known ??= readSoundRows(db, pool).then(({ rows }) => rows)
    return known
  }
  const parts: Partial<Parts> = {}
  const read = async <Name extends Part>(name: Name) => {
    parts[name] = await readers[name]({ db, only, catalogue })
  }
  for (const name of names) await read(name)
  return parts as Pick<Parts, P>
}

type From = Required<Pick<Narrowed, 'only'>> & {
  readonly db: Db
  /** Each node remembers them, so reading costs a look at the version. */
  catalogue(): Promise<CatalogueRows>
}

const readers: { readonly [Name in Part]: (from: From) => Promise<Parts[Name]> } = {
  dishes: async ({ db, only, catalogue }) => {
    const rows = await catalogue()
    const ids = only && rows.meals.filter(({ slug }) => only.includes(slug)).map(({ id }) => id)
    const recipes = await readRecipes(db, ids)
    const ingredients = await (ids ? readIngredientsOf(db, ids) : readIngredients(db))
    return dishesIn(rows, recipes, pantryOf(ingredients))
  },
  ingredients: async ({ db, only }) => (await readIngredients(db, only)).map(ingredientFile),
  coupons: async ({ db }) => (await readCoupons(db)).map(couponFile),
  shop: async ({ catalogue }) => shopFile(await catalogue()),
  places: async ({ catalogue }) => placesFile(await catalogue()),
  areas: async ({ catalogue }) => areasFile(await catalogue()),
  weeks: async ({ catalogue }) => weeksFile(await catalogue()),
  said: async ({ catalogue }) => saidIn(await catalogue()),
  plans: async ({ db, catalogue }) =>
    plansFile((await catalogue()).plans, (await readPlanRules(db)) as PlanRules | null),
  placed: ({ db }) => livePictures(db),
}
