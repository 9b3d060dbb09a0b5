import type { Ingredient, Recipe, RecipeItem } from '#shop/food/recipe.ts'
import type { Db } from './database.ts'

export async function readIngredients(db: Db): Promise<Ingredient[]> {
  const { rows } = await db.query<{ data: Ingredient }>(
    'select data from ingredient order by position, id',
  )
  return rows.map(({ data }) => data)
}

/** The recipes by the meal's id; a meal of an older shop has none. */
export async function readRecipes(db: Db): Promise<ReadonlyMap<string, Recipe>> {
  const { rows } = await db.query<{ meal: string; part: string; items: RecipeItem[] }>(
    `select meal_id as meal, part, json_agg(case when making is null
        then json_build_object('ingredient', ingredient_id, 'grams', grams)
        else json_build_object('ingredient', ingredient_id, 'grams', grams, 'making', making)
        end order by position) as items
      from recipe_item group by meal_id, part`,
  )
  const recipes = new Map<string, Recipe>()
  for (const { meal, part, items } of rows) {
    const { portions, dip } = recipes.get(meal) ?? { portions: {}, dip: [] }
    const recipe =
      part === 'dip' ? { portions, dip: items } : { portions: { ...portions, [part]: items }, dip }
    recipes.set(meal, recipe)
  }
  return recipes
}

/** The ingredients of each recipe, its dip's among them, by the meal's id. */
export async function readRecipeRows(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await db.query<{ meal: string; ingredients: string[] }>(
    `select meal_id as meal, array_agg(distinct ingredient_id) as ingredients
      from recipe_item group by meal_id`,
  )
  return new Map(rows.map(({ meal, ingredients }) => [meal, ingredients]))
}

/** Adds ingredients, or writes them anew, in this order. */
export async function writeIngredients(db: Db, ingredients: readonly Ingredient[]): Promise<void> {
  await db.query(
    `insert into ingredient (id, position, data)
      select entry ->> 'id', position, entry
      from jsonb_array_elements($1::jsonb) with ordinality as entries (entry, position)
      on conflict (id) do update set position = excluded.position, data = excluded.data`,
    [JSON.stringify(ingredients)],
  )
}

/** Replaces the recipe of each of these meals. */
export async function writeRecipes(db: Db, recipes: ReadonlyMap<string, Recipe>): Promise<void> {
  const rows = [...recipes].flatMap(([meal, { portions, dip }]) =>
    Object.entries({ ...portions, dip }).flatMap(([part, items]) =>
      items.map((item, position) => ({ meal, part, position, ...item })),
    ),
  )
  await db.query('delete from recipe_item where meal_id = any($1)', [[...recipes.keys()]])
  await db.query(
    `insert into recipe_item (meal_id, part, position, ingredient_id, grams, making)
      select meal, part, position, ingredient, grams, making from jsonb_to_recordset($1::jsonb)
        as entry (meal text, part text, position int, ingredient text, grams numeric, making jsonb)`,
    [JSON.stringify(rows)],
  )
}

/** Of these ingredients, those that no recipe needs. */
export async function deleteUnusedIngredients(db: Db, ids: readonly string[]): Promise<void> {
  await db.query(
    `delete from ingredient where id = any($1)
      and not exists (select from recipe_item where ingredient_id = ingredient.id)`,
    [ids],
  )
}
