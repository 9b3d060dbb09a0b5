import type { PoolClient } from 'pg'
import type { Json } from '#shop/merge/merge.ts'
import type { Db } from '../database.ts'

/** A recipe that somebody approved; it is never changed. */
type RecipeVersion = {
  readonly version: number
  readonly hash: string
  readonly approvedBy: string
  readonly approvedAt: Date
}

/** The newest first. */
export async function recipeVersions(db: Db, dish: string): Promise<RecipeVersion[]> {
  const { rows } = await db.query<RecipeVersion>({
    name: 'recipe-versions',
    text: `select v.version, v.hash, coalesce(s.name, '') as "approvedBy",
        v.approved_at as "approvedAt"
      from recipe_version v left join staff s on s.id = v.approved_by
      where v.dish = $1 order by v.version desc limit 50`,
    values: [dish],
  })
  return rows
}

/** Of these hashes those that stand for an approved recipe, each as "dish hash". */
export async function approvedRecipes(db: Db, dishes: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ dish: string; hash: string }>({
    name: 'recipes-approved',
    text: 'select dish, hash from recipe_version where dish = any($1)',
    values: [dishes],
  })
  return new Set(rows.map(({ dish, hash }) => `${dish} ${hash}`))
}

/** A recipe that was approved before keeps its version. */
export async function addRecipeVersion(
  tx: PoolClient,
  { dish, hash, recipe }: { dish: string; hash: string; recipe: Json },
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'recipe-version-lock',
    text: `select pg_advisory_xact_lock(hashtext('recipe-version ' || $1))`,
    values: [dish],
  })
  await tx.query({
    name: 'recipe-version-add',
    text: `insert into recipe_version (dish, version, hash, recipe, approved_by, approved_at)
      select $1, 1 + coalesce((select max(version) from recipe_version where dish = $1), 0),
        $2, $3, $4, $5
      on conflict (dish, hash) do nothing`,
    values: [dish, hash, JSON.stringify(recipe), staffId, now],
  })
}
