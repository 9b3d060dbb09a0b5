import { useSyncExternalStore } from 'react'
import type { DayList } from '#shop/staff-room/day-lists.ts'
import {
  changesSince,
  type PrintedChange,
  type PrintedList,
} from '#shop/staff-room/printed-list.ts'
import type { Day } from './listed.ts'

type Name = {
  readonly date: string
  readonly list: DayList
  readonly timePeriodId: string | undefined
}

/** Lists that this browser remembers, the newest first: some three days of all of them. */
const most = 40
const key = 'desk-printed'
const listeners = new Set<() => void>()

/** Remembers what a printer was given: numbers and marks, nothing about a person. */
export function printedNow(name: Name, { madeAt, bags }: Day): void {
  const own = nameOf(name)
  const list = { madeAt, bags: bags.map(({ bag, number, marks }) => ({ bag, number, marks })) }
  const others = remembered().filter(([other]) => other !== own)
  try {
    localStorage.setItem(key, JSON.stringify([[own, list], ...others].slice(0, most)))
  } catch {
    // A full or closed store remembers nothing: the list is printed all the same.
  }
  for (const tell of listeners) tell()
}

/** What has changed since this list was last printed here. */
export function useChangesSince(
  name: Name,
  day: Day,
): { isStale: boolean; printedAt: string; changes: readonly PrintedChange[] } {
  const text = useSyncExternalStore(listen, read)
  const printed = parsed(text).find(([other]) => other === nameOf(name))?.[1]
  const changes = printed ? changesSince(printed, day.bags) : []
  return { changes, printedAt: printed?.madeAt ?? '', isStale: changes.length > 0 }
}

function nameOf({ date, list, timePeriodId = '' }: Name): string {
  return `${date} ${list} ${timePeriodId}`
}

function remembered(): [string, PrintedList][] {
  return parsed(read())
}

function parsed(text: string): [string, PrintedList][] {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}

function read(): string {
  try {
    return localStorage.getItem(key) ?? '[]'
  } catch {
    return '[]'
  }
}

function listen(tell: () => void): () => void {
  listeners.add(tell)
  addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    removeEventListener('storage', tell)
  }
}
