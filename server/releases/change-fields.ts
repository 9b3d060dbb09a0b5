import type { Text } from '#shop/language.ts'
import { type FieldChange, fieldChanges, type Json } from '#shop/merge/merge.ts'
import type { Piece, PieceKind } from '#shop/publishing/release.ts'
import { termChanges } from './terms.ts'

/** Kinds that a name alone does not explain. */
const smallKinds: ReadonlySet<PieceKind> = new Set([
  ...(['coupon', 'closed-day', 'template-week', 'calendar-week', 'spot', 'area'] as const),
])
const nameFields: ReadonlySet<string> = new Set(['id', 'code', 'name', 'reason', 'from', 'week'])

/** Lists added and removed things by name; a small added thing by its fields. Day limits have no name. */
export function fieldsOf({ kind, piece }: Piece, from: Json, to: Json): readonly FieldChange[] {
  if (kind === 'day-limit') {
    const limits = (day: Json) => ({ date: piece, windows: {}, dishes: {}, ...(day as object) })
    return fieldChanges(limits(from), limits(to))
  }
  if (kind === 'terms') return termChanges(piece, from, to)
  if (from === null && smallKinds.has(kind)) {
    const filled = filledOf(to)
    return fieldChanges(nothingOf(filled), filled)
  }
  return from === null || to === null ? [] : fieldChanges(from, to)
}

/** Empties the nested groups, so that each field shows up as its own change. */
function nothingOf(filled: Fields): Fields {
  const groups = Object.entries(filled).filter(
    ([, one]) => typeof one === 'object' && !Array.isArray(one),
  )
  return Object.fromEntries(groups.map(([key]) => [key, {}]))
}

type Fields = { readonly [field: string]: Json }

function filledOf(value: Json): Fields {
  const fields = Object.entries((value ?? {}) as Fields)
  const isFilled = (one: Json) => !!one && !(Array.isArray(one) && one.length === 0)
  return Object.fromEntries(fields.filter(([key, one]) => !nameFields.has(key) && isFilled(one)))
}

/** A window is named by its hours, a coupon by its code. */
export function nameIn(kind: PieceKind, value: Json): Text | null {
  const { name, reason, from, to, code } = (value ?? {}) as { readonly [field: string]: Json }
  const same = (text: string) => ({ el: text, en: text })
  if (kind === 'window' && from && to) return same(`${from}–${to}`)
  if (kind === 'coupon' && typeof code === 'string') return same(code)
  const text = (name ?? reason) as { el?: Json; en?: Json } | undefined
  return typeof text?.el === 'string' && typeof text.en === 'string'
    ? { el: text.el, en: text.en }
    : null
}
