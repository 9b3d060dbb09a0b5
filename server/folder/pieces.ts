import type { Json } from '#shop/merge.ts'
import type { Piece, PieceKind } from '#shop/publishing/release.ts'
import { claimProblems } from './claim-problems.ts'
import { foodProblems } from './food-problems.ts'
import { dishFile, documents, type ShopFolder, saidFiles, saidNames } from './layout.ts'
import { mailProblems } from './mail-problems.ts'
import type { PartOf, Parts } from './parts.ts'
import { slotOf } from './piece-kinds.ts'
import { problemsOf } from './plain-issue.ts'
import { type Problem, startOfFile, written } from './problem.ts'
import { referenceProblems } from './references.ts'

export function isPiece(piece: Piece): boolean {
  return slotOf(piece) !== null && /^[\w-]{1,80}$/.test(piece.piece)
}

/** A piece in the shape of its file; null: none of this name. */
export function pieceOf<Kind extends PieceKind>(
  shop: Pick<Parts, PartOf<Kind>>,
  piece: Piece<Kind>,
): Json {
  return slotOf(piece)?.written(shop) ?? null
}

type Wanted = Piece & { readonly value: Json }

/**
 * Puts pieces into the shop and reports only problems that are new. A piece that cannot be read
 * stays as it was.
 */
export function withPieces(
  before: ShopFolder,
  pieces: readonly Wanted[],
): { shop: ShopFolder; problems: Problem[] } {
  const problems: Problem[] = []
  let shop = before
  for (const { kind, piece, value } of pieces) {
    const slot = slotOf({ kind, piece })
    if (!slot) continue
    const put = slot.put(shop, value)
    if ('shop' in put) shop = put.shop
    else {
      const found = problemsOf(withoutPlaces(slot.file, value), put.issues)
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

/** Finds the piece of a field: "windows[2].to" is of the second window. */
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
  // Weights need known ingredients.
  const food =
    named.length > 0 ? named : [...claimProblems(shop, nowhere), ...foodProblems(shop, nowhere)]
  return [...food, ...mailProblems(shop, nowhere)]
}

function withoutPlaces(file: string, value: unknown) {
  return { file, value, placeOf: () => startOfFile, placeOfKey: () => startOfFile }
}
