import { daysOf, inOrder, numbered, soldOffMenu, writtenDays } from '#shop/menu/board.ts'
import { type MenuWeeks, type TemplateWeek, withWeeks } from '#shop/menu/menu-weeks.ts'
import type { Json } from '#shop/merge/merge.ts'
import { pieceIfThere, pieceValue } from '#shop/publishing/piece-value.ts'
import { type Weekday, weekdayNames, weekdayOf } from '#shop/schedule/weekday.ts'
import type { BoardRow, View } from './board-row.ts'

/** Changes on this screen that no draft holds yet. */
export type Edits = {
  /** By slug the days of the usual week. */
  readonly dishes: ReadonlyMap<string, readonly Weekday[]>
  /** By id; null: it goes. */
  readonly templates: ReadonlyMap<string, TemplateWeek | null>
  /** By Monday the template's id; '': as usual. */
  readonly weeks: ReadonlyMap<string, string>
  /** By kind and name what the release had of each piece when somebody began to change it. */
  readonly begun: ReadonlyMap<string, Json>
}

export const noEdits: Edits = {
  ...{ dishes: new Map(), templates: new Map() },
  ...{ weeks: new Map(), begun: new Map() },
}

export type Named = {
  readonly kind: 'dish' | 'template-week' | 'calendar-week'
  readonly piece: string
}

type Drafted = View['templates'][number] | View['dishes'][number]

/** As the chosen release has it. */
export function seenIn({ live, drafts }: Drafted, releaseId: string): Json {
  const ownDraft = drafts.find(draft => draft.releaseId === releaseId)
  return ownDraft ? ownDraft.value : live
}

export function weekdaysOf(dish: Json, open: readonly Weekday[]): readonly Weekday[] {
  return daysOf(pieceIfThere<'dish'>(dish)?.weekdays, open)
}

/** The weeks as a release has them. */
export function weeksSeen({ templates, calendar }: View, releaseId: string): MenuWeeks {
  const pieces = <Kind extends 'template-week' | 'calendar-week'>(all: readonly Drafted[]) =>
    all.flatMap(one => pieceIfThere<Kind>(seenIn(one, releaseId)) ?? [])
  return {
    templates: pieces<'template-week'>(templates).map(one => ({
      ...one,
      dishes: one.dishes ?? {},
    })),
    calendar: pieces<'calendar-week'>(calendar),
  }
}

export function weeksEdited(seen: MenuWeeks, { templates, weeks }: Edits): MenuWeeks {
  const left = seen.templates.flatMap(one => {
    const template = templates.get(one.id)
    return template === null ? [] : [template ?? one]
  })
  const ids = new Set(seen.templates.map(({ id }) => id))
  const added = [...templates.values()].flatMap(one => (one && !ids.has(one.id) ? [one] : []))
  const calendar = new Map(seen.calendar.map(({ week, template }) => [week, template]))
  for (const [week, template] of weeks)
    if (template) calendar.set(week, template)
    else calendar.delete(week)
  return {
    templates: [...left, ...added],
    calendar: [...calendar].map(([week, template]) => ({ week, template })),
  }
}

export function templateIn({ calendar }: MenuWeeks, week: string): string {
  return calendar.find(one => one.week === week)?.template ?? ''
}

/** The days of a dish in a template, or in the usual week where none is named. */
export function daysIn(
  { templates }: MenuWeeks,
  template: string,
  slug: string,
  usual: readonly Weekday[],
): readonly Weekday[] {
  const named = templates.find(({ id }) => id === template)?.dishes[slug]
  return named ? inOrder(named) : usual
}

/** What is sold already on dates from whose menu a dish would go, by what customers see now. */
export function soldTouched(view: View, edits: Edits, releaseId: string) {
  const { weekdays: open } = view
  const live = weeksSeen(view, '')
  const after = weeksEdited(weeksSeen(view, releaseId), edits)
  return view.dishes.flatMap(dish => {
    const days = (usual: readonly Weekday[], weeks: MenuWeeks) =>
      withWeeks(
        {
          slug: dish.slug,
          // All open days are every day.
          weekdays: writtenDays(usual, open) ? numbered(usual) : [],
        },
        weeks,
        numbered(open),
      )
    const usual = edits.dishes.get(dish.slug) ?? weekdaysOf(seenIn(dish, releaseId), open)
    const { portions } = soldOffMenu(
      dish.sold,
      days(weekdaysOf(dish.live, open), live),
      days(usual, after),
    )
    return portions > 0 ? [{ name: dish.name, portions }] : []
  })
}

/** Portions by the days of the board. */
export function soldOn({ sold }: Pick<BoardRow, 'sold'>, day: Weekday): number {
  return sold
    .filter(({ date }) => weekdayNames[weekdayOf(date) - 1] === day)
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** A dish as its file writes it, on other days. */
export function withDays(dish: Json, days: readonly Weekday[], open: readonly Weekday[]): Json {
  const { weekdays: _, ...rest } = pieceValue<'dish'>(dish)
  const weekdays = writtenDays(days, open)
  return { ...rest, ...(weekdays && { weekdays: [...weekdays] }) }
}

/** Leaves a piece as it is. */
export function withoutPiece(
  view: View,
  edits: Edits,
  { kind, piece }: Named,
  releaseId: string,
): Edits {
  const without = <Value>(all: ReadonlyMap<string, Value>, id = piece) =>
    new Map([...all].filter(([one]) => one !== id))
  const now = { ...edits, begun: without(edits.begun, `${kind} ${piece}`) }
  if (kind === 'dish') return { ...now, dishes: without(now.dishes) }
  if (kind === 'calendar-week') return { ...now, weeks: without(now.weeks) }
  // A template that was begun here is gone then, and no week can follow it.
  const isKnown = weeksSeen(view, releaseId).templates.some(({ id }) => id === piece)
  const left = new Map([...now.weeks].filter(([, id]) => isKnown || id !== piece))
  return { ...now, templates: without(now.templates), weeks: left }
}
