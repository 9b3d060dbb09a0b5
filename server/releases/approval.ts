import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Json } from '#shop/merge/merge.ts'
import { mayCall } from '#shop/people/calls.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import type { StaffRole } from '#shop/people/staff.ts'
import type { Piece } from '#shop/publishing/release.ts'
import type { ActCall, Acted } from '../calls/desk-hook.ts'
import type { Db } from '../db/database.ts'
import { releaseChanges } from '../db/release/changes.ts'
import { addRecipeVersion, approvedRecipes } from '../db/release/recipe-versions.ts'
import { lockRelease } from '../db/release/releases.ts'
import { readPiece } from '../folder/stored-parts.ts'
import { type Look, lookAtOne } from './draft-look.ts'

type Wanted = {
  readonly piece: Piece
  /** The id under which the recipe's versions are kept. */
  readonly dish: string
  readonly hash: string
  readonly recipe: Json
}

/** Approves the recipe of a dish or component as the release has it. An edit needs a new approval. */
export async function recipeApprove(
  { tx, db, staff, now }: ActCall,
  { releaseId, ...piece }: Piece & { readonly releaseId: string },
): Promise<Acted<null> | DeskRefusal> {
  const release = await lockRelease(tx, releaseId)
  if (!release) return refuseAtDesk('release-not-found')
  if (release.status !== 'draft') return refuseAtDesk('release-not-draft')
  const draft = (await releaseChanges(tx, releaseId)).find(
    ({ kind, piece: name }) => kind === piece.kind && name === piece.piece,
  )
  const own = draft && lookAtOne(draft, await readPiece(tx, piece, db)).change
  const recipe = own && recipeIn(own.kind, own.wanted)
  if (!recipe) return refuseAtDesk('piece-not-found')
  const dish = nameOf(piece)
  await addRecipeVersion(
    tx,
    { dish, recipe, hash: hashOf(recipe) },
    { staffId: staff.id, now: new Date(now) },
  )
  const changes = { [`${piece.kind} ${piece.piece}`]: { from: null, to: 'recipe' } }
  return { data: null, deed: { subject: `release ${releaseId}`, changes } }
}

export function mayApprove(roles: readonly StaffRole[]): boolean {
  return mayCall(roles, 'recipe-approve')
}

/** The changed recipes of a release that nobody has approved. */
export async function unapproved(db: Db, { changes }: Pick<Look, 'changes'>): Promise<Wanted[]> {
  const wanted = changes.flatMap(({ kind, piece, live, wanted: value }): Wanted[] => {
    const recipe = recipeIn(kind, value)
    const before = recipeIn(kind, live)
    if (!recipe || (before && hashOf(before) === hashOf(recipe))) return []
    const of = { kind, piece }
    return [{ piece: of, dish: nameOf(of), hash: hashOf(recipe), recipe }]
  })
  if (wanted.length === 0) return []
  const approved = await approvedRecipes(
    db,
    wanted.map(({ dish }) => dish),
  )
  return wanted.filter(({ dish, hash }) => !approved.has(`${dish} ${hash}`))
}

export async function approveAll(
  tx: PoolClient,
  recipes: readonly Wanted[],
  by: { staffId: string; now: Date },
): Promise<void> {
  for (const one of recipes) await addRecipeVersion(tx, one, by)
}

/** The hash that names an approved recipe; null: the thing has no recipe. */
export function recipeHash(kind: Piece['kind'], value: Json): string | null {
  const recipe = recipeIn(kind, value)
  return recipe && hashOf(recipe)
}

type Fields = { readonly [field: string]: Json }

function recipeIn(kind: Piece['kind'], value: Json): Fields | null {
  const { recipe, dip, making } = (value ?? {}) as Fields
  if (kind === 'ingredient') return recipe ? { recipe } : null
  if (kind !== 'dish' || !recipe) return null
  const beside = (dip as Fields | undefined)?.recipe
  return { recipe, ...(beside !== undefined && { dip: beside }), ...(making && { making }) }
}

export function nameOf({ kind, piece }: Piece): string {
  return kind === 'ingredient' ? `component ${piece}` : piece
}

function hashOf(recipe: Json): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(recipe)))
    .digest('base64url')
}

function ordered(value: Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const fields = Object.entries(value as Fields).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(fields.map(([key, own]) => [key, ordered(own)]))
}
