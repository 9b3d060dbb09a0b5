import type { Text } from '#shop/language.ts'
import type { Json } from '#shop/merge/merge.ts'
import { athensDate, openWeekdays } from '#shop/schedule/schedule.ts'
import { namesOfWeekdays, type Weekday } from '#shop/schedule/weekday.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { readLoads } from '../db/load/capacity.ts'
import { pieceOf } from '../folder/pieces.ts'
import type { Dish } from '../folder/schemas/dish.ts'
import { readParts } from '../folder/stored-parts.ts'
import { type NamedDraft, namedDrafts } from './named-drafts.ts'

type NamedLive = {
  readonly id: string
  /** null: only a draft has it. */
  readonly live: Json
  readonly drafts: readonly NamedDraft[]
}

type BoardView = {
  readonly today: string
  readonly weekdays: readonly Weekday[]
  readonly templates: readonly NamedLive[]
  /** Weeks that follow a template, by their Monday, past ones included. */
  readonly calendar: readonly NamedLive[]
  readonly categories: readonly { readonly code: string; readonly name: Text }[]
  readonly dishes: readonly {
    readonly slug: string
    readonly name: Text
    readonly categories: readonly string[]
    readonly live: Json
    readonly drafts: readonly NamedDraft[]
    readonly sold: readonly { readonly date: string; readonly amount: number }[]
  }[]
}

/** Each dish with its weekdays, its different weeks, and its sold portions. */
export async function boardOne(call: StaffCall): Promise<BoardView> {
  const { db, catalogue, now } = call
  const [parts, drafted, templateDrafts, weekDrafts, loads] = await Promise.all([
    readParts(db, ['dishes', 'weeks']),
    namedDrafts(call, 'dish'),
    namedDrafts(call, 'template-week'),
    namedDrafts(call, 'calendar-week'),
    readLoads(db, athensDate(now)),
  ])
  const drafts = Map.groupBy(drafted, ({ piece }) => piece)
  const sold = Map.groupBy(
    loads.filter(({ kind, taken }) => kind === 'meal' && taken > 0),
    ({ what }) => what,
  )
  const dishes = [...parts.dishes].map(([slug, dish]: [string, Dish]) => ({
    ...{ slug, name: dish.name, categories: dish.categories },
    live: pieceOf(parts, { kind: 'dish', piece: slug }),
    drafts: drafts.get(slug) ?? [],
    sold: (sold.get(dish.id ?? slug) ?? []).map(({ date, taken }) => ({ date, amount: taken })),
  }))
  const categories = catalogue.codes.categories.map(({ code, name }) => ({ code, name }))
  const withDrafts = (
    kind: 'template-week' | 'calendar-week',
    live: readonly string[],
    drafts: readonly NamedDraft[],
  ) =>
    [...new Set([...live, ...drafts.map(({ piece }) => piece)])].map(id => ({
      ...{ id, live: pieceOf(parts, { kind, piece: id }) },
      drafts: drafts.filter(({ piece }) => piece === id),
    }))
  const ids = parts.weeks.templates.map(({ id }) => id)
  const mondays = parts.weeks.calendar.map(({ week }) => week)
  return {
    ...{ today: athensDate(now), categories, dishes },
    weekdays: namesOfWeekdays(openWeekdays(catalogue.holidays)),
    templates: withDrafts('template-week', ids, templateDrafts),
    calendar: withDrafts('calendar-week', mondays, weekDrafts),
  }
}
