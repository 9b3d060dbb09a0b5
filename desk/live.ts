import type { Query } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readLine } from './live-line.ts'
import { queries } from './queries.ts'
import { endSession } from './session.ts'

/** Milliseconds between two rounds of asking anew, however much happens. */
const pause = 2_000
/** Milliseconds until a line that broke is tried again; a little different in each tab. */
const untilNextTry = () => 10_000 + Math.random() * 5_000

/** Asks anew for what changed while the page is looked at; a tab that nobody sees holds no line. */
export function useLive(): void {
  useEffect(() => {
    let line: AbortController | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const asking = askAnew()
    async function open() {
      clearTimeout(timer)
      line?.abort()
      if (document.hidden) return
      const mine = new AbortController()
      line = mine
      const ended = await readLine(asking.told, mine.signal).catch(() => null)
      if (mine.signal.aborted) return
      if (ended?.isOver) endSession('over')
      else timer = setTimeout(open, untilNextTry())
    }
    open()
    document.addEventListener('visibilitychange', open)
    return () => {
      document.removeEventListener('visibilitychange', open)
      clearTimeout(timer)
      line?.abort()
      asking.stop()
    }
  }, [])
}

/** The names of a moment together, since one act changes several things. */
function askAnew() {
  const names = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = 0
  function ask() {
    timer = undefined
    last = Date.now()
    const changed = new Set(names)
    names.clear()
    void queries.invalidateQueries({ predicate: query => isTouched(query, changed) })
  }
  return {
    told(more: readonly string[]) {
      for (const name of more) names.add(name)
      timer ??= setTimeout(ask, Math.max(100, last + pause - Date.now()))
    },
    stop: () => clearTimeout(timer),
  }
}

/** Reads whose names begin so belong to these topics alone; any other is touched by all of them. */
const topicsOfCalls: readonly (readonly [start: string, topics: readonly string[]])[] = [
  ['staff-', ['staff', 'deed']],
  ['deed-', ['deed']],
]

function isTouched({ queryKey: [name] }: Query, changed: ReadonlySet<string>): boolean {
  if (changed.has('all')) return true
  const topics = topicsOfCalls.find(([start]) => String(name).startsWith(start))?.[1]
  return topics ? topics.some(topic => changed.has(topic)) : [...changed].some(isOfTheShop)
}

function isOfTheShop(topic: string): boolean {
  return topic !== 'staff'
}
