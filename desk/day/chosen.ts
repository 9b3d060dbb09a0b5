import { useSearchParams } from 'react-router'
import { type DayList, dayLists } from '#shop/packing/day-list.ts'
import { isDate } from '#shop/schedule/schedule.ts'
import type { Output } from '../call.ts'

export type Day = Output<'day-one'>
export type Bag = Day['bags'][number]

/** What the address asks for; without a date it is the day at hand. */
export type Chosen = {
  readonly list: DayList
  readonly date: string | undefined
  readonly timePeriodId: string | undefined
  /** The stamp of a paper whose code was scanned: what changed since is shown. */
  readonly paper: string | undefined
}
export type Choose = (more: Partial<Chosen>) => void

export function useChosen(lists: readonly DayList[]): { chosen: Chosen; choose: Choose } {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('list')
  const date = search.get('date') ?? ''
  const window = search.get('window') ?? ''
  const paper = search.get('paper') ?? ''
  const list = lists.find(each => each === asked) ?? lists[0] ?? dayLists[0]
  const chosen = {
    list,
    date: isDate(date) ? date : undefined,
    timePeriodId: /^[\w-]{1,64}$/.test(window) ? window : undefined,
    paper: /^[0-9A-F]{6}$/.test(paper) ? paper : undefined,
  }
  function choose(more: Partial<Chosen>) {
    const { list, date, timePeriodId } = { ...chosen, ...more }
    const params = { list, date: date ?? '', window: timePeriodId ?? '' }
    setSearch(Object.fromEntries(Object.entries(params).filter(([, value]) => value !== '')))
  }
  return { chosen, choose }
}
