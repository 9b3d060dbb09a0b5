import type { Lack } from '#shop/lack/lack.ts'
import type { Json } from '#shop/merge/merge.ts'
import type { Piece, PieceKind } from '#shop/publishing/release.ts'
import { claimProblems } from './claim-problems.ts'
import { foodProblems } from './food-problems.ts'
import {
  type DocumentName,
  dishFile,
  documents,
  type ShopFolder,
  textFileNames,
  textFiles,
} from './layout.ts'
import { mailProblems } from './mail-problems.ts'
import type { PartOf, Parts } from './parts.ts'
import { slotOf } from './piece-kinds.ts'
import { problemsOf } from './plain-issue.ts'
import { type Problem, startOfFile } from './problem.ts'
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
): { shop: ShopFolder; problems: Problem<Lack>[] } {
  const problems: Problem<Lack>[] = []
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

function newProblems(before: ShopFolder, shop: ShopFolder): Problem<Lack>[] {
  const problems = problemsIn(shop)
  if (problems.length === 0) return []
  const keyOf = ({ file, path, lack }: Problem<Lack>) => JSON.stringify([file, path, lack])
  const keys = new Set(problemsIn(before).map(keyOf))
  return problems.filter(problem => !keys.has(keyOf(problem)))
}

/** With the thing that a field of a file belongs to, and its path within that thing. */
function withPiece(shop: ShopFolder, problem: Problem<Lack>): Problem<Lack> {
  const { file, path } = problem
  for (const [of, list, kind, ids] of listsIn(shop)) {
    const at = path[list.length]
    if (of !== file || typeof at !== 'number' || list.some((key, step) => path[step] !== key))
      continue
    const piece = ids[at]
    if (piece) return { ...problem, piece: { kind, piece }, path: path.slice(list.length + 1) }
  }
  const piece = pieceOfFile(shop, file)
  return piece ? { ...problem, piece } : problem
}

/** The lists of things that are drafted one by one, each with its file and the names in its order. */
function listsIn({ areas, coupons, ingredients, places, shop, weeks }: ShopFolder) {
  const list = <Item>(
    of: DocumentName,
    path: readonly string[],
    kind: Piece['kind'],
    things: readonly Item[] | undefined,
    name: (thing: Item) => string,
  ) => [documents[of].file as string, path, kind, (things ?? []).map(name)] as const
  return [
    list('ingredients', [], 'ingredient', ingredients, ({ id }) => id),
    list('coupons', [], 'coupon', coupons, ({ id }) => id),
    list('shop', ['windows'], 'window', shop.windows, ({ id }) => id),
    list('shop', ['dayLimits'], 'day-limit', shop.dayLimits, ({ date }) => date),
    list('shop', ['closed', 'days'], 'closed-day', shop.closed?.days, ({ from }) => from),
    list('weeks', ['templates'], 'template-week', weeks.templates, ({ id }) => id),
    list('weeks', ['calendar'], 'calendar-week', weeks.calendar, ({ week }) => week),
    list('areas', [], 'area', areas, ({ id }) => id),
    list('places', ['places'], 'spot', places.places, ({ id }) => id),
  ]
}

/** Files that are one thing each. */
function pieceOfFile({ dishes }: ShopFolder, file: string): Piece | null {
  const slug = [...dishes.keys()].find(slug => dishFile(slug) === file)
  if (slug) return { kind: 'dish', piece: slug }
  const text = textFileNames.find(name => textFiles[name] === file)
  if (text) return { kind: 'text', piece: text }
  if (file === documents.plans.file) return { kind: 'terms', piece: 'plans' }
  return null
}

function problemsIn(shop: ShopFolder): Problem<Lack>[] {
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
