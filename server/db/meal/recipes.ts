import type { Ingredient, Recipe, RecipeItem } from '#shop/food/recipe.ts'
import type { Db } from '../database.ts'

/** `ids`: those alone; null: all. */
export async function readIngredients(
  db: Db,
  ids: readonly string[] | null = null,
): Promise<Ingredient[]> {
  const { rows } = await db.query<{ data: Ingredient }>(
    `select data from ingredient ${ids ? 'where id = any($1)' : ''} order by position, id`,
    ids ? [ids] : [],
  )
  return rows.map(({ data }) => data)
}

/** Ingredients of these meals, with the parts of their components. */
export async function readIngredientsOf(db: Db, meals: readonly string[]): Promise<Ingredient[]> {
  const { rows } = await db.query<{ data: Ingredient }>({
    name: 'ingredients-of-meals',
    text: `with recursive part (id) as (
        select ingredient_id from recipe_item where meal_id = any($1)
        union select key from part join ingredient using (id), jsonb_object_keys(data -> 'recipe') as key)
      select data from part join ingredient using (id) order by position, id`,
    values: [meals],
  })
  return rows.map(({ data }) => data)
}

/** The components that hold an ingredient, and the meals that do, by themselves or in a component. */
export async function readHolders(
  db: Db,
  id: string,
): Promise<{ readonly components: readonly string[]; readonly meals: readonly string[] }> {
  const { rows } = await db.query<{ components: string[]; meals: string[] }>({
    name: 'ingredient-holders',
    text: `with recursive holder (id) as (
        values ($1::text)
        union select own.id from ingredient own join holder on own.data -> 'recipe' ? holder.id)
      select (select coalesce(array_agg(id order by position, id), '{}')
          from ingredient where data -> 'recipe' ? $1) as components,
        (select coalesce(array_agg(distinct meal_id), '{}')
          from recipe_item where ingredient_id in (select id from holder)) as meals`,
    values: [id],
  })
  return rows[0] ?? { components: [], meals: [] }
}

/** The recipes by the meal's id, of these meals or of all; a meal of an older shop has none. */
export async function readRecipes(
  db: Db,
  meals: readonly string[] | null = null,
): Promise<ReadonlyMap<string, Recipe>> {
  const { rows } = await db.query<{ meal: string; part: string; items: RecipeItem[] }>(
    `select meal_id as meal, part, json_agg(case when making is null
        then json_build_object('ingredient', ingredient_id, 'grams', grams)
        else json_build_object('ingredient', ingredient_id, 'grams', grams, 'making', making)
        end order by position) as items
      from recipe_item ${meals ? 'where meal_id = any($1)' : ''} group by meal_id, part`,
    meals ? [meals] : [],
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

export async function deleteUnusedIngredients(db: Db, ids: readonly string[]): Promise<void> {
  await db.query(
    `delete from ingredient where id = any($1)
      and not exists (select from recipe_item where ingredient_id = ingredient.id)`,
    [ids],
  )
}
