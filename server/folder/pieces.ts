import { z } from 'zod'
import type { Json } from '#shop/merge.ts'
import type { Piece } from '#shop/publishing/release.ts'
import { claimProblems } from './claim-problems.ts'
import { foodProblems } from './food-problems.ts'
import { dishFile, documents, type ShopFolder, saidFiles, saidNames } from './layout.ts'
import { mailProblems } from './mail-problems.ts'
import { kinds } from './piece-kinds.ts'
import { problemsOf } from './plain-issue.ts'
import { type Problem, startOfFile, written } from './problem.ts'
import { referenceProblems } from './references.ts'
import { sparse } from './sparse.ts'

export function isPiece({ kind, piece }: Piece): boolean {
  return kinds[kind].schema(piece) !== null && /^[\w-]{1,80}$/.test(piece)
}

/** A piece as its file says it; null: the shop has none of this name. */
export function pieceOf(shop: ShopFolder, { kind, piece }: Piece): Json {
  return writtenPiece({ kind, piece }, kinds[kind].find(shop, piece))
}

/** A thing that was found already, as its file says it. */
export function writtenPiece({ kind, piece }: Piece, found: unknown): Json {
  const known = kinds[kind].schema(piece)
  if (found === undefined || !known) return null
  return JSON.parse(JSON.stringify(sparse(known, found))) as Json
}

type Wanted = Piece & { readonly value: Json }

/**
 * The shop with these pieces, and what is wrong with them by the rules of the folder; what was wrong
 * before is not told. A piece that cannot be read is left as it was.
 */
export function withPieces(
  before: ShopFolder,
  pieces: readonly Wanted[],
): { shop: ShopFolder; problems: Problem[] } {
  const problems: Problem[] = []
  let shop = before
  for (const { kind, piece, value } of pieces) {
    const { file, schema, put } = kinds[kind]
    const known = schema(piece)
    if (!known) continue
    if (value === null || value === undefined) {
      shop = put(shop, piece, undefined as never)
      continue
    }
    const read = z.safeParse(known, value, { reportInput: true })
    if (read.success) shop = put(shop, piece, read.data as never)
    else {
      const found = problemsOf(withoutPlaces(file(piece), value), read.error.issues)
      problems.push(...found.map(problem => ({ ...problem, piece: { kind, piece } })))
    }
  }
  const found = newProblems(before, shop).map(problem => withPiece(shop, problem))
  return { shop, problems: [...problems, ...found] }
}

function newProblems(before: ShopFolder, shop: ShopFolder): Problem[] {
  const found = problemsIn(shop)
  if (found.length === 0) return []
  const known = new Set(problemsIn(before).map(written))
  return found.filter(problem => !known.has(written(problem)))
}

/** Which thing a field of a file belongs to: "windows[2].to" to the second window. */
function withPiece(shop: ShopFolder, problem: Problem): Problem {
  const { file, field } = problem
  const [, list = '', at = ''] = /^([\w.]*)(?:\[(\d+)\])?/.exec(field) ?? []
  const id = (things: readonly object[] | undefined, key = 'id') => {
    const thing = things?.[Number(at) - 1] as Record<string, string> | undefined
    return thing?.[key]
  }
  const found: Partial<Record<string, readonly [Piece['kind'], string | undefined]>> = {
    [documents.ingredients.file]: ['ingredient', id(shop.ingredients)],
    [documents.coupons.file]: ['coupon', id(shop.coupons)],
    [documents.plans.file]: ['terms', 'plans'],
    [`${documents.shop.file} windows`]: ['window', id(shop.shop.windows)],
    [`${documents.weeks.file} templates`]: ['template-week', id(shop.weeks.templates)],
    [`${documents.weeks.file} calendar`]: ['calendar-week', id(shop.weeks.calendar, 'week')],
    [`${documents.shop.file} dayLimits`]: ['day-limit', id(shop.shop.dayLimits, 'date')],
    [`${documents.shop.file} closed.days`]: ['closed-day', id(shop.shop.closed?.days, 'from')],
    [`${documents.places.file} places`]: ['spot', id(shop.places.places)],
    [`${documents.places.file} areas`]: ['terms', 'areas'],
    ...Object.fromEntries(saidNames.map(name => [saidFiles[name], ['text', name]])),
    ...Object.fromEntries([...shop.dishes.keys()].map(slug => [dishFile(slug), ['dish', slug]])),
  }
  const [kind, piece] = found[`${file} ${list}`] ?? found[file] ?? []
  return kind && piece ? { ...problem, piece: { kind, piece } } : problem
}

function problemsIn(shop: ShopFolder): Problem[] {
  const nowhere = new Map<string, never>()
  const named = referenceProblems(shop, nowhere, [...shop.dishes.keys()])
  // What names nothing cannot be weighed.
  const food =
    named.length > 0 ? named : [...claimProblems(shop, nowhere), ...foodProblems(shop, nowhere)]
  return [...food, ...mailProblems(shop, nowhere)]
}

function withoutPlaces(file: string, value: unknown) {
  return { file, value, placeOf: () => startOfFile, placeOfKey: () => startOfFile }
}
