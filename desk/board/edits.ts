import { type MenuWeeks, type TemplateWeek, withWeeks } from '#shop/menu-weeks.ts'
import { type BoardDay, boardDays, daysOf, numbered, soldOffMenu } from '#shop/staff-room/board.ts'
import { isSame, type Json } from '#shop/staff-room/merge.ts'
import { weekdayOf } from '#shop/weekday.ts'
import type { BoardRow, View } from './board-row.ts'

/** What was changed here and is in no draft yet. */
export type Edits = {
  /** By slug the days of the usual week. */
  readonly dishes: ReadonlyMap<string, readonly BoardDay[]>
  /** By id; null: it goes. */
  readonly templates: ReadonlyMap<string, TemplateWeek | null>
  /** By Monday the template's id; '': as usual. */
  readonly weeks: ReadonlyMap<string, string>
}

export const noEdits: Edits = { dishes: new Map(), templates: new Map(), weeks: new Map() }

type Drafted = View['templates'][number] | View['dishes'][number]

/** As the chosen release has it. */
export function seenIn({ live, drafts }: Drafted, releaseId: string): Json {
  const own = drafts.find(draft => draft.releaseId === releaseId)
  return (own ? own.value : live) as Json
}

export function weekdaysOf(dish: Json): readonly BoardDay[] {
  return daysOf((dish as { weekdays?: readonly BoardDay[] } | null)?.weekdays)
}

/** The weeks as a release has them. */
export function weeksSeen({ templates, calendar }: View, releaseId: string): MenuWeeks {
  const known = <Piece>(all: readonly Drafted[]) =>
    all.flatMap(one => (seenIn(one, releaseId) as Piece | null) ?? [])
  return {
    templates: known<TemplateWeek>(templates).map(one => ({ ...one, dishes: one.dishes ?? {} })),
    calendar: known<MenuWeeks['calendar'][number]>(calendar),
  }
}

export function weeksEdited(seen: MenuWeeks, { templates, weeks }: Edits): MenuWeeks {
  const left = seen.templates.flatMap(one => {
    const own = templates.get(one.id)
    return own === null ? [] : [own ?? one]
  })
  const known = new Set(seen.templates.map(({ id }) => id))
  const added = [...templates.values()].flatMap(one => (one && !known.has(one.id) ? [one] : []))
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
  usual: readonly BoardDay[],
): readonly BoardDay[] {
  const named = templates.find(({ id }) => id === template)?.dishes[slug]
  return named ? boardDays.filter(day => named.includes(day)) : usual
}

/** What is sold already on dates from whose menu a dish would go, by what customers see now. */
export function soldTouched(view: View, edits: Edits, releaseId: string) {
  const live = weeksSeen(view, '')
  const after = weeksEdited(weeksSeen(view, releaseId), edits)
  return view.dishes.flatMap(dish => {
    const days = (usual: readonly BoardDay[], weeks: MenuWeeks) =>
      withWeeks(
        {
          slug: dish.slug,
          // All days of the board are every day.
          weekdays: usual.length === boardDays.length ? [] : numbered(usual),
        },
        weeks,
      )
    const usual = edits.dishes.get(dish.slug) ?? weekdaysOf(seenIn(dish, releaseId))
    const { portions } = soldOffMenu(
      dish.sold,
      days(weekdaysOf(dish.live as Json), live),
      days(usual, after),
    )
    return portions > 0 ? [{ name: dish.name, portions }] : []
  })
}

/** Portions by the days of the board. */
export function soldOn({ sold }: Pick<BoardRow, 'sold'>, day: BoardDay): number {
  return sold
    .filter(({ date }) => boardDays[weekdayOf(date) - 1] === day)
    .reduce((sum, { amount }) => sum + amount, 0)
}

type Drafting = {
  readonly kind: 'dish' | 'template-week' | 'calendar-week'
  readonly piece: string
  readonly seen: Json
  readonly value: Json
}

/** What the edits make of the pieces that they touch; what is as it was is none of them. */
export function piecesOf(
  view: View,
  edits: Edits,
  releaseId: string,
  withDays: (dish: Json, days: readonly BoardDay[]) => Json,
): readonly Drafting[] {
  const seenOf = (all: readonly View['templates'][number][], id: string) => {
    const found = all.find(one => one.id === id)
    return found ? seenIn(found, releaseId) : null
  }
  const all: Drafting[] = [
    ...view.dishes.flatMap(dish => {
      const [days, seen] = [edits.dishes.get(dish.slug), seenIn(dish, releaseId)]
      if (!days || days.join() === weekdaysOf(seen).join()) return []
      return [{ kind: 'dish' as const, piece: dish.slug, seen, value: withDays(seen, days) }]
    }),
    ...[...edits.templates].map(([id, value]) => ({
      ...{ kind: 'template-week' as const, piece: id, seen: seenOf(view.templates, id) },
      value: value && (sparse(value) as Json),
    })),
    ...[...edits.weeks].map(([week, template]) => ({
      ...{ kind: 'calendar-week' as const, piece: week, seen: seenOf(view.calendar, week) },
      value: template ? { week, template } : null,
    })),
  ]
  return all.filter(({ seen, value }) => !isSame(seen, value))
}

/** As the file writes it: no dishes are not named. */
function sparse({ dishes, ...own }: TemplateWeek): object {
  return Object.keys(dishes).length > 0 ? { ...own, dishes } : own
}
