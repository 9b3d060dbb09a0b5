import type { TemplateWeek } from '#shop/menu/menu-weeks.ts'
import { isSame, type Json, merged } from '#shop/merge/merge.ts'
import { pieceIfThere } from '#shop/publishing/piece-value.ts'
import type { Weekday } from '#shop/schedule/weekday.ts'
import type { View } from './board-row.ts'
import { type Edits, type Named, seenIn, weekdaysOf, withDays } from './edits.ts'

/** A piece in which a colleague changed the same place, each to something else. */
export type Clash = Named & {
  readonly fields: readonly string[]
  /** As it is where the colleague is right; all else that was changed here stays. */
  readonly yielded: Json
}

/**
 * The edits upon what colleagues made of the release since they were begun. In a clash what was changed
 * here is shown until somebody decides, and it is not saved.
 */
export function rebased(
  view: View,
  edits: Edits,
  releaseId: string,
): { readonly edits: Edits; readonly clashes: readonly Clash[] } {
  let made = edits
  const clashes: Clash[] = []
  for (const named of editedPieces(edits)) {
    const theirs = nowOf(view, named, releaseId)
    const base = edits.begun.has(keyOf(named)) ? edits.begun.get(keyOf(named)) : theirs
    if (isSame(base, theirs)) continue
    const mine = writtenOf(edits, named, base, view.weekdays)
    const { value, conflicts } = merged(base, mine, theirs)
    made = withPiece(made, named, value, view.weekdays)
    if (conflicts.length === 0) made = begunWith(made, named, theirs)
    else
      clashes.push({
        ...named,
        fields: conflicts,
        yielded: merged(base, theirs, mine).value ?? null,
      })
  }
  return { edits: made, clashes }
}

/** As the release has a piece now. */
export function nowOf(view: View, { kind, piece }: Named, releaseId: string): Json {
  const place =
    kind === 'dish'
      ? view.dishes.find(({ slug }) => slug === piece)
      : (kind === 'template-week' ? view.templates : view.calendar).find(({ id }) => id === piece)
  return place ? seenIn(place, releaseId) : null
}

/** A piece as a file writes it, with what was made of it here. */
function writtenOf(
  edits: Edits,
  { kind, piece }: Named,
  base: Json,
  open: readonly Weekday[],
): Json {
  if (kind === 'dish')
    return withDays(base, edits.dishes.get(piece) ?? weekdaysOf(base, open), open)
  if (kind === 'calendar-week') {
    const template = edits.weeks.get(piece)
    return template ? { week: piece, template } : null
  }
  const template = edits.templates.get(piece)
  return template ? sparse(template) : null
}

export function withPiece(
  edits: Edits,
  { kind, piece }: Named,
  value: Json,
  open: readonly Weekday[],
): Edits {
  if (kind === 'dish')
    return { ...edits, dishes: new Map(edits.dishes).set(piece, weekdaysOf(value, open)) }
  if (kind === 'calendar-week') {
    const template = pieceIfThere<'calendar-week'>(value)?.template ?? ''
    return { ...edits, weeks: new Map(edits.weeks).set(piece, template) }
  }
  const written = pieceIfThere<'template-week'>(value)
  const template = written && { ...written, dishes: written.dishes ?? {} }
  return { ...edits, templates: new Map(edits.templates).set(piece, template) }
}

/** What a piece was when somebody began to change it. */
export function begunWith(edits: Edits, named: Named, value: Json): Edits {
  return { ...edits, begun: new Map(edits.begun).set(keyOf(named), value) }
}

function editedPieces({ dishes, templates, weeks }: Edits): readonly Named[] {
  const of = (kind: Named['kind'], all: ReadonlyMap<string, unknown>) =>
    [...all.keys()].map(piece => ({ kind, piece }))
  return [...of('dish', dishes), ...of('template-week', templates), ...of('calendar-week', weeks)]
}

type Drafting = Named & { readonly seen: Json; readonly value: Json }

/** What the edits make of the pieces that they touch; what is as it was is none of them. */
export function piecesOf(view: View, edits: Edits, releaseId: string): readonly Drafting[] {
  return editedPieces(edits).flatMap(named => {
    const seen = nowOf(view, named, releaseId)
    const value = writtenOf(edits, named, seen, view.weekdays)
    return isUntouched(named, seen, value, view.weekdays) ? [] : [{ ...named, seen, value }]
  })
}

/** Days in another order are the same days. */
function isUntouched({ kind }: Named, seen: Json, value: Json, open: readonly Weekday[]): boolean {
  if (kind === 'dish') return weekdaysOf(seen, open).join() === weekdaysOf(value, open).join()
  return isSame(seen, value)
}

export function keyOf({ kind, piece }: Named): string {
  return `${kind} ${piece}`
}

/** As the file writes it: no dishes are not named. */
function sparse({ dishes, ...own }: TemplateWeek): Json {
  return Object.keys(dishes).length > 0 ? { ...own, dishes } : own
}
