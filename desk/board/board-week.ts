import { useSearchParams } from 'react-router'
import { weeksAhead } from '#shop/menu/board.ts'
import { withDish } from '#shop/menu/menu-weeks.ts'
import { mondayOf, type Weekday } from '#shop/schedule/weekday.ts'
import type { BoardEdits } from './board-edits.ts'
import type { BoardRow, View } from './board-row.ts'
import { daysIn, seenIn, templateIn, weekdaysOf, weeksEdited, weeksSeen } from './edits.ts'

const weeksShown = 12

export type BoardWeek = ReturnType<typeof useBoardWeek>

/** The week of the board that the address names, as the release and the edits make it. */
export function useBoardWeek(view: View, releaseId: string, editing: BoardEdits) {
  const [search, setSearch] = useSearchParams()
  const { edits, write, setDays } = editing
  const seen = weeksSeen(view, releaseId)
  const weeks = weeksEdited(seen, edits)
  const mondays = weeksAhead(view.today, weeksShown)
  const wanted = search.get('shown') ?? ''
  const week = mondays.includes(wanted) ? wanted : null
  const id = week
    ? templateIn(weeks, week)
    : (weeks.templates.find(one => one.id === wanted)?.id ?? '')
  const template = weeks.templates.find(one => one.id === id) ?? null
  const before = week ? templateIn(seen, week) : id
  const { drafts = [] } =
    (week ? view.calendar : view.templates).find(one => one.id === (week ?? id)) ?? {}
  const usualOf = (dish: View['dishes'][number]) =>
    weekdaysOf(seenIn(dish, releaseId), view.weekdays)

  const isInShown = (date: string) =>
    week ? mondayOf(date) === week : templateIn(weeks, mondayOf(date)) === id

  const dishes = view.dishes.map((dish): BoardRow & { categories: readonly string[] } => ({
    ...{ slug: dish.slug, name: dish.name, categories: dish.categories },
    sold: dish.sold.filter(({ date }) => isInShown(date)),
    before: daysIn(seen, before, dish.slug, usualOf(dish)),
    after: daysIn(weeks, id, dish.slug, edits.dishes.get(dish.slug) ?? usualOf(dish)),
  }))

  return {
    /** A Monday of the calendar; null: a template or the usual week is shown. */
    week,
    /** null: it is as usual. */
    template,
    ...{ seen, weeks, mondays, dishes },
    others: drafts.filter(draft => draft.releaseId !== releaseId),
    following: weeks.calendar.filter(one => one.template === id && one.week >= (mondays[0] ?? '')),
    show: (shown: string) =>
      setSearch(
        now => {
          if (shown) now.set('shown', shown)
          else now.delete('shown')
          return now
        },
        { replace: true },
      ),
    setDays(slug: string, days: readonly Weekday[]) {
      if (!template) return setDays(slug, days)
      const dish = view.dishes.find(one => one.slug === slug)
      const usual = edits.dishes.get(slug) ?? (dish ? usualOf(dish) : view.weekdays)
      write(template.id, withDish(template, slug, days, usual))
    },
  }
}
