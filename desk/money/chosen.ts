import { useSearchParams } from 'react-router'
import { daysOf, monthOf, mostTakingsDays, type Period, upTo } from '#shop/books/period.ts'
import { athensDate, isDate } from '#shop/schedule/schedule.ts'

const parts = ['takings', 'documents', 'refunds'] as const
type Part = (typeof parts)[number]

export const moneyParts: readonly Part[] = parts

/** What the address asks for: this month up to today where it names no period; null: none that is one. */
type Chosen = { readonly part: Part; readonly period: Period | null }

export function today(): string {
  return athensDate(Date.now())
}

export function useChosen() {
  const [search, setSearch] = useSearchParams()
  const { from, to } = upTo(monthOf(today()), today())
  const asked = { from: search.get('from') ?? from, to: search.get('to') ?? to }
  const part = parts.find(each => each === search.get('part')) ?? 'takings'
  const isPeriod =
    isDate(asked.from) &&
    isDate(asked.to) &&
    asked.from <= asked.to &&
    daysOf(asked) <= mostTakingsDays
  return {
    asked,
    chosen: { part, period: isPeriod ? asked : null } satisfies Chosen,
    /** What a list keeps in the address belongs to its part alone. */
    show: (next: Part) => setSearch({ ...asked, part: next }),
    choose: (next: Partial<Period>) =>
      setSearch(now => {
        const params = new URLSearchParams(now)
        for (const [name, value] of Object.entries({ ...asked, ...next })) params.set(name, value)
        return params
      }),
  }
}
